import type { OrderDetail, OrderLineItem, OrderRow } from '@brandwright/contract/orders/entities.ts';
import { cancelLabels, fulfillmentLabels, paymentLabels, productionLabels, returnLabels } from './labels.ts';
import type { Label } from './labels.ts';

type Standing = Pick<
  OrderRow,
  'productionStatus' | 'cancelStatus' | 'fulfillmentStatus' | 'returnStatus' | 'paymentStatus' | 'holdReason'
>;

/** The one state of an order that matters most, and what else is worth knowing. */
export interface RowState extends Label {
  /** "Address to check", "Partly shipped · Return created". */
  note: string | null;
}

/** Where an order stands, for a row of a list. Canceled and held come before everything else. */
export function rowState(order: Standing): RowState {
  const notes: string[] = [];
  if (order.cancelStatus === 'CANCELED') {
    if (order.paymentStatus === 'REFUNDED') notes.push('Refunded');
    return { ...cancelLabels.CANCELED, note: notes.join(' · ') || null };
  }
  const main = mainLabel(order);
  if (order.productionStatus === 'ON_HOLD' && order.holdReason) notes.push(order.holdReason);
  if (order.fulfillmentStatus === 'PARTIAL') notes.push(fulfillmentLabels.PARTIAL.label);
  if (order.cancelStatus === 'PARTIAL') notes.push(cancelLabels.PARTIAL.label);
  if (order.returnStatus !== 'NONE') notes.push(returnLabels[order.returnStatus].label);
  return { ...main, note: notes.join(' · ') || null };
}

function mainLabel(order: Standing): Label {
  if (order.productionStatus === 'ON_HOLD') return productionLabels.ON_HOLD;
  if (order.fulfillmentStatus === 'FULFILLED') return fulfillmentLabels.FULFILLED;
  return productionLabels[order.productionStatus];
}

/** Every state of an order that is not the ordinary one: badges of its header. */
export function orderBadges(order: Standing): (Label & { key: string })[] {
  const canceled = order.cancelStatus === 'CANCELED';
  return [
    ...(canceled ? [] : [{ key: 'production', ...productionLabels[order.productionStatus] }]),
    ...(canceled && order.fulfillmentStatus === 'NONE'
      ? []
      : [{ key: 'fulfillment', ...fulfillmentLabels[order.fulfillmentStatus] }]),
    ...(order.cancelStatus === 'NONE' ? [] : [{ key: 'cancel', ...cancelLabels[order.cancelStatus] }]),
    ...(order.paymentStatus === 'PAID' ? [] : [{ key: 'payment', ...paymentLabels[order.paymentStatus] }]),
    ...(order.returnStatus === 'NONE' ? [] : [{ key: 'return', ...returnLabels[order.returnStatus] }]),
  ];
}

/** Orders of a choice that a hold, or a release, would change. */
export function holdable<Row extends Pick<OrderRow, 'productionStatus' | 'cancelStatus'>>(
  rows: readonly Row[],
) {
  const live = rows.filter((row) => row.cancelStatus !== 'CANCELED');
  return {
    toHold: live.filter(
      (row) => row.productionStatus === 'OUTSTANDING' || row.productionStatus === 'PROCESSING',
    ),
    toRelease: live.filter((row) => row.productionStatus === 'ON_HOLD'),
  };
}

type Sums = Pick<
  OrderDetail,
  | 'subtotalMinor'
  | 'discountMinor'
  | 'discountCode'
  | 'shippingMinor'
  | 'taxMinor'
  | 'totalMinor'
  | 'capturedMinor'
  | 'refundedMinor'
> & {
  /** Paid with store credit, and what is still to be paid, where that is known. */
  creditMinor?: number;
  owedMinor?: number;
  refunds?: readonly Pick<OrderDetail['refunds'][number], 'kind' | 'amountMinor' | 'shippingMinor'>[];
};

/** What lines cost before discount, shipping and tax. Those of a whole order add up to its subtotal. */
export const goodsMinor = (lines: readonly Pick<OrderLineItem, 'quantity' | 'unitPriceMinor'>[]): number =>
  lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0);

export interface MoneyLine {
  label: string;
  amountMinor: number;
  strong?: true;
}

/** The money of an order from the goods to what is kept. Lines of nothing are left out, but for shipping and tax. */
export function moneyLines(order: Sums): MoneyLine[] {
  const { creditMinor: credit = 0, owedMinor: owed = 0 } = order;
  const discount = order.discountCode ? `Discount (${order.discountCode})` : 'Discount';
  return [
    { label: 'Subtotal', amountMinor: order.subtotalMinor },
    ...(order.discountMinor === 0 ? [] : [{ label: discount, amountMinor: -order.discountMinor }]),
    { label: 'Shipping', amountMinor: order.shippingMinor },
    { label: 'Tax', amountMinor: order.taxMinor },
    { label: 'Total', amountMinor: order.totalMinor, strong: true },
    { label: 'Captured', amountMinor: order.capturedMinor },
    ...(credit === 0 ? [] : [{ label: 'Store credit', amountMinor: credit }]),
    ...(owed === 0 || order.capturedMinor + credit === 0
      ? []
      : [{ label: 'Still to be paid', amountMinor: owed, strong: true as const }]),
    ...(order.refundedMinor === 0
      ? []
      : [
          ...refundedLines(order),
          {
            label: 'Kept',
            amountMinor: order.capturedMinor + credit - order.refundedMinor,
            strong: true as const,
          },
        ]),
  ];
}

/** What went back, apart by what for as far as that differs. */
function refundedLines({ refundedMinor, refunds = [] }: Sums): MoneyLine[] {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const shipping = sum(refunds.map((refund) => refund.shippingMinor));
  const goodwill = sum(refunds.map((refund) => (refund.kind === 'GOODWILL' ? refund.amountMinor : 0)));
  const rest = refundedMinor - shipping - goodwill;
  const isOfItems = refunds.every(({ kind }) => kind !== 'AMOUNT');
  if (rest === refundedMinor) return [{ label: 'Refunded', amountMinor: -rest }];
  return [
    { label: isOfItems ? 'Refunded for items' : 'Other refunds', amountMinor: -rest },
    { label: 'Refunded for shipping', amountMinor: -shipping },
    { label: 'Goodwill', amountMinor: -goodwill },
  ].filter(({ amountMinor }) => amountMinor !== 0);
}

/** What happened to a line's units: "2 canceled · 1 shipped"; null when nothing did. */
export function lineProgress(line: {
  quantity: number;
  canceledQuantity: number;
  fulfilledQuantity: number;
}): string | null {
  const all = (units: number) => (units === line.quantity ? '' : `${units} `);
  const parts: string[] = [];
  if (line.canceledQuantity > 0) parts.push(`${all(line.canceledQuantity)}canceled`);
  if (line.fulfilledQuantity > 0) parts.push(`${all(line.fulfilledQuantity)}shipped`);
  const text = parts.join(' · ');
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : null;
}

/** The lines of an address as they stand on a parcel; the country left out at home. `countryName` turns a code into a name. */
export function addressLines(
  address: OrderDetail['shippingAddress'],
  countryName: (code: string) => string,
): string[] {
  const town = [address.city, [address.state, address.zipCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  return [
    address.name,
    address.company,
    address.addressLine1,
    address.addressLine2,
    town,
    address.countryCode === 'US' ? null : countryName(address.countryCode),
  ].filter((line): line is string => Boolean(line));
}
