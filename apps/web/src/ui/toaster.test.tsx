import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, useToasts } from './toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
  render(<Toaster />);
});
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));

describe('Toaster', () => {
  it('shows the last three, and each goes after a while', () => {
    act(() => ['One', 'Two', 'Three', 'Four'].forEach((text) => toast.done(text)));
    expect(messages().queryByText('One')).toBeNull();
    expect(messages().getByText('Four')).toBeTruthy();
    wait(8_000);
    expect(messages().queryByText('Four')).toBeNull();
  });

  it('stays while it is read', () => {
    act(() => toast.failed('Not saved.'));
    fireEvent.pointerEnter(messages().getByText('Not saved.'));
    wait(60_000);
    expect(messages().getByText('Not saved.')).toBeTruthy();
  });

  it('stays busy until Undo has ended, and says when it failed', async () => {
    let fail: (error: Error) => void = () => undefined;
    const run = () => new Promise<void>((_, reject) => (fail = reject));
    act(() => toast.done('Order held.', { label: 'Undo', run }));
    fireEvent.click(messages().getByRole('button', { name: 'Undo' }));
    wait(20_000);
    expect(messages().getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
    await act(async () => fail(new Error('late')));
    expect(messages().queryByText('Order held.')).toBeNull();
    expect(messages().getByText(/error/i)).toBeTruthy();
  });

  it('is dismissed', () => {
    act(() => toast.done('Saved.'));
    fireEvent.click(messages().getByRole('button', { name: 'Dismiss' }));
    expect(messages().queryByText('Saved.')).toBeNull();
  });
});
