import type { OrderSort } from '@brandwright/contract/orders/list-orders.ts';
import type { Sort } from '#ui/table.tsx';

export type OrderSortKey = 'orderNumber' | 'placedAt' | 'total';

const sorts: Readonly<Record<OrderSort, Sort<OrderSortKey>>> = {
  '-placedAt': { by: 'placedAt', direction: 'desc' },
  placedAt: { by: 'placedAt', direction: 'asc' },
  '-total': { by: 'total', direction: 'desc' },
  total: { by: 'total', direction: 'asc' },
  '-orderNumber': { by: 'orderNumber', direction: 'desc' },
  orderNumber: { by: 'orderNumber', direction: 'asc' },
};

/** '-total' → by total, highest first. */
export const toSort = (code: OrderSort): Sort<OrderSortKey> => sorts[code];

export function fromSort({ by, direction }: Sort<OrderSortKey>): OrderSort {
  return direction === 'desc' ? `-${by}` : by;
}

export const sortOptions: readonly { value: OrderSort; label: string }[] = [
  { value: '-placedAt', label: 'Newest first' },
  { value: 'placedAt', label: 'Oldest first' },
  { value: '-total', label: 'Highest total' },
  { value: 'total', label: 'Lowest total' },
  { value: '-orderNumber', label: 'Number, high to low' },
  { value: 'orderNumber', label: 'Number, low to high' },
];
