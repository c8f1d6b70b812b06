import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Column } from '#ui/table.tsx';
import { TableOrRows } from './table-or-rows.tsx';

const rows = ['Olaria', 'Hanoi', 'Lume'];
const opened = vi.fn<(name: string) => void>();
const link = (name: string) => (
  <button type="button" data-opens-row onClick={() => opened(name)}>
    {name}
  </button>
);
const columns: Column<string>[] = [
  { key: 'name', header: 'Name', cell: link },
  { key: 'place', header: 'Place', cell: (name) => <span>Home of {name}</span> },
];

function show(chosen: readonly string[] = []) {
  const onChange = vi.fn<(chosen: ReadonlySet<string>) => void>();
  opened.mockClear();
  render(
    <TableOrRows
      label="Suppliers"
      rows={rows}
      rowKey={(name) => name}
      columns={columns}
      narrow={link}
      nameOf={(name) => name}
      selection={{ chosen: new Set(chosen), onChange }}
    />,
  );
  return { onChange, table: within(screen.getByRole('table', { name: 'Suppliers' })) };
}

describe('TableOrRows', () => {
  it('is a table and, for narrow screens, a list of the same rows', () => {
    const { table } = show();
    expect(table.getAllByRole('row')).toHaveLength(4);
    expect(within(screen.getByRole('list', { name: 'Suppliers' })).getAllByRole('listitem')).toHaveLength(3);
  });

  it('opens a row that is clicked anywhere but on a control', () => {
    const { table } = show();
    fireEvent.click(table.getByText('Home of Hanoi'));
    expect(opened.mock.calls).toEqual([['Hanoi']]);
    fireEvent.click(table.getByRole('checkbox', { name: 'Select Lume' }));
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('chooses one, all and none', () => {
    const { table, onChange } = show(['Olaria']);
    fireEvent.click(table.getByRole('checkbox', { name: 'Select Hanoi' }));
    expect([...onChange.mock.lastCall![0]]).toEqual(['Olaria', 'Hanoi']);
    fireEvent.click(table.getByRole('checkbox', { name: 'Select Olaria' }));
    expect([...onChange.mock.lastCall![0]]).toEqual([]);
    fireEvent.click(table.getByRole('checkbox', { name: 'Select all on this page' }));
    expect([...onChange.mock.lastCall![0]]).toEqual(rows);
  });

  it('goes from row to row by keys, within the list that has the focus', () => {
    const { table } = show();
    const first = table.getByRole('button', { name: 'Olaria' });
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    first.focus();
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Hanoi');
    press('End');
    expect(document.activeElement).toBe(table.getByRole('button', { name: 'Lume' }));
    press('ArrowDown');
    expect(document.activeElement).toBe(table.getByRole('button', { name: 'Lume' }));
    press('Home');
    expect(document.activeElement).toBe(first);
    fireEvent.keyDown(first, { key: 'ArrowDown', shiftKey: true });
    expect(document.activeElement).toBe(first);
  });
});
