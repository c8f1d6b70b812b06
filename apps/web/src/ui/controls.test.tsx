import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Chip } from './badge.tsx';
import { Button } from './button.tsx';
import { Details } from './details.tsx';
import { FilePicker } from './file-picker.tsx';
import { Field, Input } from './input.tsx';
import { Pagination } from './pagination.tsx';
import { Picture } from './picture.tsx';
import { RadioCards } from './radio-cards.tsx';
import { Table } from './table.tsx';
import { Tabs } from './tabs.tsx';

describe('Button', () => {
  it('refuses a second press while it works', () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save', busy: true }));
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('Field', () => {
  it('ties label, hint and error to its control', () => {
    const field = (error?: string) => (
      <Field label="Email" hint="Optional" error={error}>
        {(tie) => <Input {...tie} />}
      </Field>
    );
    const { rerender } = render(field());
    const noteOf = (element: HTMLElement) =>
      document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(noteOf(screen.getByLabelText('Email'))).toBe('Optional');
    rerender(field('Give an email address.'));
    expect(noteOf(screen.getByLabelText('Email'))).toBe('Give an email address.');
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});

describe('Chip', () => {
  it('is pressed and removed apart', () => {
    const onClick = vi.fn<() => void>();
    const onRemove = vi.fn<() => void>();
    render(
      <Chip onClick={onClick} onRemove={onRemove} removeLabel="Remove gift">
        gift
      </Chip>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Remove gift' }));
    expect([onClick.mock.calls.length, onRemove.mock.calls.length]).toEqual([0, 1]);
    fireEvent.click(screen.getByRole('button', { name: 'gift' }));
    expect(onClick).toHaveBeenCalledOnce();
  });
});

describe('Details', () => {
  it('leaves out what has no value, and keeps a zero', () => {
    render(
      <Details
        items={[
          { label: 'Phone', value: null },
          { label: 'Note', value: '' },
          { label: 'Units', value: 0 },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Units']);
  });
});

describe('FilePicker', () => {
  it('gives what was chosen, the same file twice too', () => {
    const onFiles = vi.fn<(files: [File, ...File[]]) => void>();
    function Picker() {
      return <FilePicker ref={useRef(null)} label="Picture" onFiles={onFiles} />;
    }
    render(<Picker />);
    const input = screen.getByLabelText('Picture');
    fireEvent.change(input, { target: { files: [] } });
    expect(onFiles).not.toHaveBeenCalled();
  });
});

describe('Pagination', () => {
  const show = (page: number, total = 60) => {
    const onPage = vi.fn<(page: number) => void>();
    render(<Pagination page={page} size={25} total={total} noun="orders" onPage={onPage} />);
    const button = (name: string) => screen.getByRole('button', { name });
    return { onPage, previous: button('Previous page'), next: button('Next page') };
  };

  it('goes to either side', () => {
    const { onPage, previous, next } = show(1);
    fireEvent.click(previous);
    fireEvent.click(next);
    expect(onPage.mock.calls).toEqual([[0], [2]]);
  });

  it('ends at both ends', () => {
    const { previous, next } = show(2);
    expect([previous, next].map((one) => (one as HTMLButtonElement).disabled)).toEqual([false, true]);
    expect(screen.getByText('51–60 of 60 orders')).toBeTruthy();
  });
});

describe('Picture', () => {
  it('keeps its room and its name when it cannot be loaded', () => {
    render(<Picture src="/files/mug.png" alt="Stoneware mug" />);
    fireEvent.error(screen.getByRole('img', { name: 'Stoneware mug' }));
    expect(screen.getByRole('img', { name: 'Stoneware mug' }).tagName).toBe('SPAN');
  });
});

describe('RadioCards', () => {
  it('chooses one, and unfolds it', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(
      <RadioCards
        label="Model"
        value="offline"
        onChange={onChange}
        cards={[
          { value: 'offline', label: 'Offline', text: 'No connection.', details: 'Nothing to set' },
          { value: 'server', label: 'Server', text: 'Of yours.', details: 'Its address' },
        ]}
      />,
    );
    expect(screen.getByText('Nothing to set')).toBeTruthy();
    expect(screen.queryByText('Its address')).toBeNull();
    await userEvent.setup().click(screen.getByRole('radio', { name: 'Server' }));
    expect(onChange).toHaveBeenCalledWith('server');
  });
});

describe('Tabs', () => {
  it('changes by arrow key', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn<(value: string) => void>();
    render(
      <Tabs
        label="Kits"
        value="kits"
        onChange={onChange}
        items={[
          { value: 'kits', label: 'Your kits' },
          { value: 'archived', label: 'Archived' },
        ]}
      >
        Rows
      </Tabs>,
    );
    screen.getByRole('tab', { name: 'Your kits' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(onChange).toHaveBeenCalledWith('archived');
  });
});

describe('Table', () => {
  it('sorts by its headers, and turns round', () => {
    const onSort = vi.fn<(sort: unknown) => void>();
    const table = (direction?: 'asc' | 'desc') => (
      <Table
        label="Orders"
        rows={[1042]}
        rowKey={String}
        columns={[{ key: 'number', header: 'Order', sortKey: 'number', cell: (row) => `#${row}` }]}
        sort={direction && { by: 'number', direction }}
        onSort={onSort}
      />
    );
    const { rerender } = render(table());
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Order' }));
    press();
    expect(onSort).toHaveBeenLastCalledWith({ by: 'number', direction: 'asc' });
    rerender(table('asc'));
    expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('ascending');
    press();
    expect(onSort).toHaveBeenLastCalledWith({ by: 'number', direction: 'desc' });
  });
});
