import { z } from 'zod';
import { amountMinor, field, instant } from '../kernel/fields.ts';
import { returnReason, returnStatus } from './enums.ts';

/** What came of a return. */
export const returnResult = z.object({
  id: field(z.uuid(), { ref: 'return_order' }),
  /** "1042-R1". */
  handle: z.string(),
  orderNumber: field(z.int(), { ref: 'order', label: 'Order' }),
  customerName: z.string(),
  itemsText: z.string(),
  units: z.int(),
  /** Why its items came back, each once. */
  reasonsText: z.string(),
  status: returnStatus,
  statusLabel: z.string(),
  /** Kept of the refund, or to be kept. */
  feeMinor: amountMinor(),
  /** What went back, or is to; 0 for a canceled one. */
  refundMinor: amountMinor(),
  isSettled: z.boolean(),
  /** Units that came back fit to sell. Items without a SKU are in no stock. */
  restockedUnits: z.int(),
  writtenOffUnits: z.int(),
  createdAt: instant(),
});
export type ReturnResult = z.output<typeof returnResult>;

/** Sums of returns. Money in minor units. */
export const returnTotals = z.object({
  returns: z.int(),
  units: z.int(),
  restockedUnits: z.int(),
  writtenOffUnits: z.int(),
  /** Of settled returns, as money or store credit. */
  refundedMinor: amountMinor(),
  /** Of those that are neither settled nor canceled. */
  openRefundMinor: amountMinor(),
  /** Fees of settled returns. */
  feeMinor: amountMinor(),
  /** Units by why they came back, the most first. */
  byReason: z.array(z.object({ reason: returnReason, reasonLabel: z.string(), units: z.int() })),
});
export type ReturnTotals = z.output<typeof returnTotals>;
