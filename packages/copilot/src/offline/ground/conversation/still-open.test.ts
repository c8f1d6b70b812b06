import { describe, expect, it } from 'vitest';
import type { SeenRecord } from '../records/records.ts';
import { onlyOpen } from './still-open.ts';

const order = (number: number, data: Record<string, unknown>): SeenRecord => ({
  kind: 'order',
  refs: new Map([['order', [{ field: 'orderNumber', value: number }]]]),
  label: `#${number}`,
  data,
});
const finished = order(175, { productionStatus: 'FINISHED', cancelStatus: 'NONE' });
const canceled = order(212, { productionStatus: 'OUTSTANDING', cancelStatus: 'CANCELED' });
const held = order(1054, { productionStatus: 'ON_HOLD', cancelStatus: 'NONE' });

describe('the only record that is not over', () => {
  it('is found among those that are', () => expect(onlyOpen([finished, held, canceled])).toBe(held));
  it('is none where two are open', () => expect(onlyOpen([held, order(1055, held.data)])).toBeNull());
  it('is none where a record shows no state', () => expect(onlyOpen([finished, order(9, {})])).toBeNull());

  it('is the invoice that is not paid, though an order that is paid is still to ship', () => {
    const invoice = (label: string, status: string): SeenRecord => ({
      ...{ kind: 'supplier_invoice', refs: new Map(), label, data: { status } },
    });
    expect(onlyOpen([invoice('INV-2048', 'OVERDUE'), invoice('INV-2011', 'PAID')])?.label).toBe('INV-2048');
    expect(onlyOpen([order(1, { paymentStatus: 'PAID' }), order(2, { paymentStatus: 'PAID' })])).toBeNull();
  });
});
