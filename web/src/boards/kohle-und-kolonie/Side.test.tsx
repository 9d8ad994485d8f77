import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WithTexts } from '../../lib/i18n';
import { change } from '../../lib/settings';
import { TargetsContext } from '../../table/board';
import { asked, CATALOGUES, propsOf, show, targetsOf } from './sample';
import { Side } from './Side';

beforeEach(() => change({ language: 'en', speed: 0 }));
afterEach(cleanup);

test('whoever looks at another sheet sees the bank again once a token is asked for', async () => {
  const token = asked('ChooseBonusToken');
  const props = { ...propsOf(token), layout: 'phone', part: 'side' } as const;
  const { container, rerender } = show(<Side {...props} decision={null} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Disaster' }));
  expect(container.querySelector('.kk-token')).toBeNull();
  rerender(
    <WithTexts also={CATALOGUES}>
      <TargetsContext value={targetsOf(token)}>
        <Side {...props} />
      </TargetsContext>
    </WithTexts>,
  );
  await waitFor(() => expect(container.querySelector('[data-target^="token:"]')).not.toBeNull());
});

test('what one has opened closes with the next question, which may ask for what lies below', async () => {
  const menu = asked('TurnMenu');
  const { container, rerender } = show(<Side {...propsOf(menu)} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Bank' }));
  expect(container.querySelector('.kk-open')).not.toBeNull();
  rerender(
    <WithTexts also={CATALOGUES}>
      <Side {...propsOf(asked('TableauSpacePick'))} />
    </WithTexts>,
  );
  await waitFor(() => expect(container.querySelector('.kk-open')).toBeNull());
});
