import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useSelection } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';

describe('SelectionBar', () => {
  it('counts what is chosen and lets go of it', () => {
    const onClear = vi.fn<() => void>();
    const bar = (chosen: number) => (
      <SelectionBar chosen={chosen} noun="order" onClear={onClear}>
        <button type="button">Release</button>
      </SelectionBar>
    );
    const { rerender } = render(bar(1));
    expect(screen.getByRole('region', { name: 'Selected orders' }).textContent).toContain('1 order selected');
    rerender(bar(3));
    expect(screen.getByRole('status').textContent).toBe('3 orders selected');
    fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(onClear).toHaveBeenCalledOnce();
    rerender(bar(0));
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('useSelection', () => {
  it('gives only chosen rows that are in the list', () => {
    const { result, rerender } = renderHook(({ rows }) => useSelection(rows, (row) => row), {
      initialProps: { rows: ['a', 'b', 'c'] },
    });
    act(() => result.current.onChange(new Set(['a', 'c'])));
    expect(result.current.rows).toEqual(['a', 'c']);
    rerender({ rows: ['b', 'c'] });
    expect(result.current.rows).toEqual(['c']);
    act(() => result.current.clear());
    expect(result.current.rows).toEqual([]);
  });
});
