import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { COMPONENTS } from '../../../generated/kohle-und-kolonie-components';
import { change } from '../../../lib/settings';
import { layOut } from '../../sample';
import { Map } from '../Map';
import { asked, propsOf, show } from '../sample';
import { TextBoard } from '../TextBoard';
import { nearOf, villagesAt } from './near';

change({ language: 'en', speed: 0 });
layOut();
afterEach(cleanup);

describe('beside', () => {
  it('a village lie claims and stations, beside a station villages and stations', () => {
    const { claims, stations } = nearOf('village:steele', COMPONENTS);
    expect(claims).toEqual(COMPONENTS.villages['steele']?.claims);
    expect(stations).toContain('red-1');
    expect(nearOf('station:red-1', COMPONENTS).stations).toEqual(['red-2']);
    expect(villagesAt('red-1', COMPONENTS)).toContain('steele');
  });

  it('a mine lies its claim, with the villages around it', () => {
    const { claims, villages } = nearOf('mine:k-rabe', COMPONENTS);
    expect(claims).toEqual(['johannessegen']);
    expect(villages).toEqual(COMPONENTS.claims['johannessegen']?.villages);
    expect(nearOf('raise:3', COMPONENTS)).toEqual({ claims: [], villages: [], stations: [] });
  });
});

const sample = asked('SettlementSite', 'revised');

describe('pointing at a village', () => {
  it('names what lies beside it and what building costs, and outlines it', async () => {
    const { container } = show(<Map {...propsOf(sample)} />);
    await waitFor(() => expect(container.querySelector('.kkm-svg')).not.toBeNull());
    expect(container.querySelector('.kkm-near')).toBeNull();
    fireEvent.pointerEnter(container.querySelector('[data-target="village:horst"]') as Element);
    const text = document.querySelector('.kkm-tip')?.textContent ?? '';
    expect(text).toContain('Vereinigter General');
    expect(text).toMatch(/Miners from a settlement here reach: [^.]*Dahlhausen/);
    const near = nearOf('village:horst', COMPONENTS);
    expect(container.querySelectorAll('.kkm-near > path')).toHaveLength(near.claims.length);
    expect(container.querySelectorAll('.kkm-near > rect')).toHaveLength(near.stations.length);
  });

  it('and the name of a claim says what lies around it', async () => {
    const { container } = show(<Map {...propsOf(sample)} />);
    await waitFor(() => expect(container.querySelector('.kkm-svg')).not.toBeNull());
    fireEvent.pointerEnter(container.querySelector('[data-target="claim:general"]') as Element);
    const text = document.querySelector('.kkm-tip')?.textContent ?? '';
    expect(text).toContain('Vereinigter General, Bochum');
    expect(text).toContain('Eiberg');
  });
});

it('the board in words says what lies beside villages and stations', async () => {
  const { container } = show(<TextBoard {...propsOf(sample)} />);
  await waitFor(() => expect(container.querySelector('.words')).not.toBeNull());
  const row = [...container.querySelectorAll('tr')].find((found) => found.textContent.startsWith('Horst'));
  expect(row?.textContent).toContain('Vereinigter General');
  expect(row?.textContent).toContain('Dahlhausen');
});
