import type { UseQueryResult } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { usePartner } from '#frame/partner-store.ts';
import { SampleFrame } from '../../gallery/sample-frame.tsx';
import { RecordScreen } from './record-screen.tsx';
import { RecordSheet } from './record-sheet.tsx';

interface Order {
  id: string;
  number: string;
}

const read = (state: Partial<UseQueryResult<Order>>) =>
  ({ data: undefined, error: null, isError: false, ...state }) as UseQueryResult<Order>;
const failed = (status: number) => {
  const error = new ApiError('refused', 'No order.', status);
  return read({ isError: true, error });
};
const there = read({ data: { id: 'a', number: '#1042' } });

const show = (record: UseQueryResult<Order>) =>
  render(
    <SampleFrame>
      <RecordScreen
        record={record}
        inView={{
          waiting: 'Order',
          title: ({ number }) => `Order ${number}`,
          record: ({ id, number }) => ({ kind: 'order', id, label: number }),
        }}
        missing={{
          title: 'There is no such order',
          text: 'The number may be mistyped.',
          back: { label: 'All orders', to: '/orders' },
        }}
        skeleton={<p role="status">Loading</p>}
      >
        {({ number }) => <h1>{number}</h1>}
      </RecordScreen>
    </SampleFrame>,
  );

describe('RecordScreen', () => {
  it('shows the record, and tells the partner which', () => {
    show(there);
    expect(screen.getByRole('heading', { name: '#1042' })).toBeTruthy();
    expect(usePartner.getState().screen).toEqual({
      title: 'Order #1042',
      record: { kind: 'order', id: 'a', label: '#1042' },
    });
  });

  it('shows its shape while it loads', () => {
    show(read({}));
    expect(screen.getByRole('status')).toBeTruthy();
    expect(usePartner.getState().screen).toEqual({ title: 'Order' });
  });

  it('says that there is none, with the way back', () => {
    show(failed(404));
    expect(screen.getByRole('heading', { name: 'There is no such order' })).toBeTruthy();
    const ways = screen.getAllByRole('link', { name: 'All orders' });
    expect(ways.at(-1)?.getAttribute('href')).toBe('/orders');
  });

  it('says what failed', () => {
    show(failed(409));
    expect(screen.getByRole('alert').textContent).toContain('No order.');
  });
});

describe('RecordSheet', () => {
  const sheet = (id: string | null, record: UseQueryResult<Order>, onClose = () => undefined as void) => (
    <SampleFrame>
      <RecordSheet id={id} onClose={onClose} record={record} waiting="Order" title={({ number }) => number}>
        {({ number }) => <p>All of {number}</p>}
      </RecordSheet>
    </SampleFrame>
  );

  it('opens with the record and closes', () => {
    const onClose = vi.fn<() => void>();
    render(sheet('a', there, onClose));
    expect(screen.getByRole('dialog', { name: '#1042' }).textContent).toContain('All of #1042');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is named before the record is there, and closed without one', () => {
    const { rerender } = render(sheet('a', read({})));
    expect(screen.getByRole('dialog', { name: 'Order' })).toBeTruthy();
    rerender(sheet(null, read({})));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
