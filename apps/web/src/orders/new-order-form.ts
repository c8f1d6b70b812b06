import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import type { createManualWholesaleOrder } from '@brandwright/contract/orders/create-manual-wholesale-order.ts';
import { shippingMethod } from '@brandwright/contract/orders/enums.ts';
import { parseMoney, parseUnits } from './money-input.ts';

export interface NewLine {
  key: string;
  title: string;
  quantity: string;
  unitPrice: string;
}

/** A new order as it is typed. */
export interface NewOrderValues {
  customerName: string;
  email: string;
  company: string;
  phone: string;
  lines: NewLine[];
  discount: string;
  shipping: string;
  tax: string;
  paid: boolean;
  storeCredit: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: string;
  zipCode: string;
  countryCode: string;
  shippingMethod: string;
  note: string;
  purchaseOrderNumber: string;
  deliverBy: string;
  instructions: string;
  attachments: { id: string; name: string }[];
}

export const newLine = (key: string): NewLine => ({ key, title: '', quantity: '1', unitPrice: '' });

export const emptyOrder: NewOrderValues = {
  customerName: '',
  email: '',
  company: '',
  phone: '',
  lines: [newLine('first')],
  discount: '',
  shipping: '',
  tax: '',
  paid: false,
  storeCredit: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  zipCode: '',
  countryCode: 'US',
  shippingMethod: '',
  note: '',
  purchaseOrderNumber: '',
  deliverBy: '',
  instructions: '',
  attachments: [],
};

/** What is wrong with an order as typed, by field (`lines.0.title`); empty when it can be sent. */
export function newOrderFaults(values: NewOrderValues): Record<string, string> {
  const faults: Record<string, string> = {};
  if (!values.customerName.trim()) faults['customerName'] = 'Enter a name.';
  values.lines.forEach((line, index) => {
    if (!line.title.trim()) faults[`lines.${index}.title`] = 'Choose an item.';
    if (parseUnits(line.quantity) === undefined) faults[`lines.${index}.quantity`] = 'Enter a quantity.';
    if (parseMoney(line.unitPrice) === undefined)
      faults[`lines.${index}.unitPrice`] = 'Enter an amount, such as 28 or 19.50.';
  });
  for (const name of ['discount', 'shipping', 'tax'] as const) {
    if (parseMoney(values[name]) === undefined) faults[name] = 'Enter an amount, such as 6 or 4.50.';
  }
  return faults;
}

/** The sum of an order as typed, in minor units; null while a price is left to the server or something is no amount. */
export function newOrderTotal(values: NewOrderValues): number | null {
  let sum = 0;
  for (const line of values.lines) {
    const [units, price] = [parseUnits(line.quantity), parseMoney(line.unitPrice)];
    if (units === undefined || typeof price !== 'number') return null;
    sum += units * price;
  }
  const [discount, shipping, tax] = [
    parseMoney(values.discount),
    parseMoney(values.shipping),
    parseMoney(values.tax),
  ];
  if (discount === undefined || shipping === undefined || tax === undefined) return null;
  return sum - (discount ?? 0) + (shipping ?? 0) + (tax ?? 0);
}

type Send = SendOf<typeof createManualWholesaleOrder>;

const words = [
  'email',
  'company',
  'phone',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zipCode',
  'note',
  'storeCredit',
] as const;
const requirementWords = ['purchaseOrderNumber', 'deliverBy', 'instructions'] as const;

/** The call that enters an order; of a retail order without what only wholesale orders have. Send only what has no faults. */
export function newOrderInput(values: NewOrderValues, kind: 'retail' | 'wholesale'): Send {
  const input: Send = {
    customerName: values.customerName.trim(),
    items: values.lines.map((line) => {
      const price = parseMoney(line.unitPrice);
      return {
        title: line.title.trim(),
        quantity: parseUnits(line.quantity) ?? 1,
        ...(typeof price === 'number' ? { unitPriceMinor: price } : {}),
      };
    }),
    discountMinor: parseMoney(values.discount) ?? 0,
    shippingMinor: parseMoney(values.shipping) ?? 0,
    taxMinor: parseMoney(values.tax) ?? 0,
    paid: values.paid,
  };
  for (const name of words) if (values[name].trim()) input[name] = values[name].trim();
  if (values.addressLine1.trim() && values.countryCode) input.countryCode = values.countryCode;
  const method = shippingMethod.safeParse(values.shippingMethod).data;
  if (method) input.shippingMethod = method;
  if (kind === 'retail') return input;
  for (const name of requirementWords) if (values[name].trim()) input[name] = values[name].trim();
  if (values.attachments.length > 0) input.attachmentFileIds = values.attachments.map((file) => file.id);
  return input;
}

/** Faults that the server names by its own paths, at the fields they belong to here. */
export function faultsFromServer(
  details: readonly { path: string; message: string }[],
): Record<string, string> {
  const own: Record<string, string> = {
    discountMinor: 'discount',
    shippingMinor: 'shipping',
    taxMinor: 'tax',
  };
  return Object.fromEntries(
    details.map(({ path, message }) => [
      own[path] ?? path.replace(/^items\./, 'lines.').replace(/unitPriceMinor$/, 'unitPrice'),
      message,
    ]),
  );
}
