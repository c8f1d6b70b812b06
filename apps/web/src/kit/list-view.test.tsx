import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { OrdersView, read } from '../../gallery/components/lists.tsx';
import { SampleFrame } from '../../gallery/sample-frame.tsx';

const rows = { rows: [], total: 0, page: 0, size: 3 };
const show = (props: ComponentProps<typeof OrdersView> = {}) =>
  render(
    <SampleFrame>
      <OrdersView {...props} />
    </SampleFrame>,
  );

describe('ListView', () => {
  it('shows rows, and turns to the next page', () => {
    const turnTo = vi.fn<(page: number) => void>();
    show({ turnTo });
    expect(screen.getByText('4–6 of 60 orders')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(turnTo).toHaveBeenCalledWith(2);
  });

  it('shows the shape of the list while it loads, with the toolbar in reach', () => {
    show({ list: read({}) });
    expect(screen.getByRole('status', { name: 'Loading orders' })).toBeTruthy();
    expect(screen.getByRole('searchbox', { name: 'Search orders' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says what will be here before the first record', () => {
    show({ list: read({ data: rows }) });
    expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('tells no match from nothing, and clears the filters', () => {
    const onClear = vi.fn<() => void>();
    show({ list: read({ data: rows }), isNarrowed: true, onClear });
    expect(screen.getByRole('heading', { name: 'No matching orders' })).toBeTruthy();
    expect(screen.queryByText('No orders yet')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(onClear).toHaveBeenCalledOnce();
  });

  it('tries again after a failure', () => {
    const refetch = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
    show({
      list: read({
        isError: true,
        error: new ApiError('network', 'There was a network error.', 500),
        refetch,
      }),
    });
    expect(screen.getByRole('alert').textContent).toContain('There was a network error.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('says who can, where the role is too low', () => {
    const denied = new ApiError('denied', 'You need member access.', 403, { message: 'Ask Nora.' });
    show({ list: read({ isError: true, error: denied }) });
    expect(screen.getByRole('alert').textContent).toContain('Ask Nora.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('keeps the last rows, dimmed, while the next load', () => {
    show({
      list: read({
        data: { ...rows, rows: [{ id: 'a', number: '#1042', customer: 'P', totalMinor: 1 }], total: 1 },
        isPlaceholderData: true,
      }),
    });
    expect(screen.getByRole('table').closest('[aria-busy=true]')).not.toBeNull();
  });

  it('takes one filter away', () => {
    const onRemove = vi.fn<(name: string) => void>();
    show({ chips: { filters: [{ name: 'country', text: 'Ships to Portugal' }], onRemove } });
    fireEvent.click(screen.getByRole('button', { name: 'Remove Ships to Portugal' }));
    expect(onRemove).toHaveBeenCalledWith('country');
  });

  it('counts on one page only where people count', () => {
    const one = { ...rows, rows: [], total: 2 };
    show({ list: read({ data: one }) });
    expect(screen.queryByText(/of 2 orders/)).toBeNull();
    show({ list: read({ data: one }), pages: 'always' });
    expect(screen.getByText('1–2 of 2 orders')).toBeTruthy();
  });
});
