import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const box = () => screen.getByRole('searchbox', { name: 'Search orders' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

describe('SearchField', () => {
  it('searches once typing pauses, for the last words only', () => {
    const onSearch = vi.fn<(words: string) => void>();
    render(<SearchField label="Search orders" value="" onSearch={onSearch} />);
    type('can');
    wait(200);
    type('candle ');
    wait(200);
    expect(onSearch).not.toHaveBeenCalled();
    wait(200);
    expect(onSearch.mock.calls).toEqual([['candle']]);
  });

  it('searches at once on Enter, and not again', () => {
    const onSearch = vi.fn<(words: string) => void>();
    render(<SearchField label="Search orders" value="" onSearch={onSearch} />);
    type('candle');
    fireEvent.keyDown(box(), { key: 'Enter' });
    wait(1000);
    expect(onSearch.mock.calls).toEqual([['candle']]);
  });

  it('follows the address and does not write back what it was given', () => {
    const onSearch = vi.fn<(words: string) => void>();
    const { rerender } = render(<SearchField label="Search orders" value="candle" onSearch={onSearch} />);
    rerender(<SearchField label="Search orders" value="" onSearch={onSearch} />);
    expect(box()).toHaveProperty('value', '');
    wait(1000);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('keeps what is being typed while the address catches up', () => {
    const onSearch = vi.fn<(words: string) => void>();
    const { rerender } = render(<SearchField label="Search orders" value="" onSearch={onSearch} />);
    type('can');
    wait(300);
    type('candle');
    rerender(<SearchField label="Search orders" value="can" onSearch={onSearch} />);
    expect(box()).toHaveProperty('value', 'candle');
    wait(300);
    expect(onSearch).toHaveBeenLastCalledWith('candle');
  });

  it('does not search again when only its parent is drawn again', () => {
    const onSearch = vi.fn<(words: string) => void>();
    const field = () => <SearchField label="Search orders" value="" onSearch={(words) => onSearch(words)} />;
    const { rerender } = render(field());
    type('candle');
    wait(200);
    rerender(field());
    wait(150);
    expect(onSearch).toHaveBeenCalledTimes(1);
  });
});
