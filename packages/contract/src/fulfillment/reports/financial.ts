import { z } from 'zod';
import { amountMinor } from '../../kernel/fields.ts';

/** What fulfillment brought and cost, each as a positive amount; `netMinor` is what brought less what cost. */
export const fulfillmentMoney = {
  /** Shipping that shoppers paid, on the day of the order's first payment. */
  shippingChargedMinor: amountMinor(),
  /** Kept of refunds as return fees, on the day the return was settled. */
  returnFeesMinor: amountMinor(),
  /** Labels that were paid, as the books have them. */
  labelCostMinor: amountMinor(),
  /** Labels whose price came back, as the books have them. */
  labelRefundMinor: amountMinor(),
  /** Shipping that was paid back to shoppers. */
  shippingRefundedMinor: amountMinor(),
  /** charged + fees + label refunds − label costs − shipping refunds. */
  netMinor: amountMinor(),
};

export const financialDay = z.object({ day: z.iso.date(), ...fulfillmentMoney });
export type FinancialDay = z.output<typeof financialDay>;

export const fulfillmentSums = z.object(fulfillmentMoney);
export type FulfillmentSums = z.output<typeof fulfillmentSums>;

export const moneyLabels = {
  shippingChargedMinor: 'Shipping charged',
  returnFeesMinor: 'Return fees',
  labelCostMinor: 'Labels',
  labelRefundMinor: 'Labels refunded',
  shippingRefundedMinor: 'Shipping refunded',
  netMinor: 'Net',
} as const satisfies Readonly<Record<keyof FulfillmentSums, string>>;

/** The figures in the order in which they are shown. */
export const moneyKeys = [
  'shippingChargedMinor',
  'returnFeesMinor',
  'labelCostMinor',
  'labelRefundMinor',
  'shippingRefundedMinor',
  'netMinor',
] as const satisfies readonly (keyof FulfillmentSums)[];
