import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog';
import { Field } from './Field';

beforeAll(() => {
  // jsdom has no modal dialogs
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

afterEach(cleanup);

test('a dialog has its title as name, begins with its first field, and asks to be closed', () => {
  const close = vi.fn();
  render(
    <Dialog title="What shall we call you?" onClose={close}>
      <Field label="Name" value="Anton" onChange={() => undefined} isFirst />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'What shall we call you?' });
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  fireEvent.click(screen.getByRole('button', { name: 'close' }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.click(dialog);
  expect(close).toHaveBeenCalledTimes(3);
});

test('a field says what is wrong with it instead of its note', () => {
  const { rerender } = render(<Field label="Name" value="" onChange={() => undefined} note="As you like" />);
  const input = screen.getByLabelText('Name');
  const told = (): string | null | undefined =>
    document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(told()).toBe('As you like');
  rerender(<Field label="Name" value="" onChange={() => undefined} note="As you like" trouble="Too short" />);
  expect(told()).toBe('Too short');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});
