import type { ShopAddress, ShopOrder, ShopOrderLine } from '../shop-orders.ts';

type Item = Pick<ShopOrderLine, 'title' | 'variant' | 'sku' | 'quantity' | 'unitPriceMinor'>;
interface Template {
  /** Minutes after midnight, UTC. */
  minute: number;
  name: string;
  email: string;
  address: Partial<ShopAddress>;
  items: Item[];
  note?: string;
}

const item = (
  title: string,
  sku: string,
  unitPriceMinor: number,
  quantity = 1,
  variant: string | null = null,
): Item => ({ title, variant, sku, quantity, unitPriceMinor });

/** Two a day; the products are those of the test shop's catalog. */
// prettier-ignore
const templates: readonly Template[] = [
  { minute: 8 * 60 + 10, name: 'June Ortega', email: 'june.ortega@shopper.example', address: { addressLine1: '402 Maple Court', city: 'Boise', state: 'ID', zipCode: '83702' }, items: [item('Walnut tray', 'TS-TRAY', 4800, 2)] },
  { minute: 13 * 60 + 35, name: 'Theo Brandt', email: 'theo.brandt@shopper.example', address: { addressLine1: '77 Harbor Street', addressLine2: 'Apt 5', city: 'Portland', state: 'ME', zipCode: '04101' }, items: [item('Linen apron', 'TS-APRON-OLIVE', 5400, 1, 'Olive'), item('Glass carafe', 'TS-CARAFE', 3900)], note: 'It’s a gift, so please leave the prices out.' },
  { minute: 9 * 60 + 20, name: 'Imani Wells', email: 'imani.wells@shopper.example', address: { addressLine1: '9 Prairie Lane', city: 'Omaha', state: 'NE', zipCode: '68102' }, items: [item('Wool throw', 'TS-THROW-OAT', 12_800, 1, 'Oat')] },
  { minute: 12 * 60 + 5, name: 'Sam Lindqvist', email: 'sam.lindqvist@shopper.example', address: { addressLine1: '1180 Cedar Avenue', city: 'Duluth', state: 'MN', zipCode: '55802' }, items: [item('Linen apron', 'TS-APRON-INK', 5400, 3, 'Ink')] },
];

const dayMs = 86_400_000;
/** So many days back orders are listed. */
const daysKept = 3;
const flatShippingMinor = 695;

function made(day: number, index: number, template: Template): ShopOrder {
  const id = `test${day}${index}`;
  const at = new Date(day * dayMs + template.minute * 60_000).toISOString();
  const subtotalMinor = template.items.reduce((sum, one) => sum + one.quantity * one.unitPriceMinor, 0);
  const shippingAddress: ShopAddress = {
    name: template.name,
    company: null,
    addressLine1: null,
    addressLine2: null,
    city: null,
    state: null,
    zipCode: null,
    countryCode: 'US',
    phone: null,
    ...template.address,
  };
  return {
    id,
    name: `#T${day}-${index + 1}`,
    placedAt: at,
    updatedAt: at,
    canceledAt: null,
    isConfirmed: true,
    obstacle: null,
    currency: 'USD',
    email: template.email,
    phone: null,
    shippingAddress,
    billingAddress: shippingAddress,
    shippingTitle: 'Standard',
    isShippable: true,
    lines: template.items.map((one, line) => ({
      ...one,
      id: `${id}_${line + 1}`,
      removedQuantity: 0,
      unfulfilledQuantity: one.quantity,
      fulfilledQuantity: 0,
      discountMinor: 0,
      taxMinor: 0,
    })),
    subtotalMinor,
    shippingMinor: flatShippingMinor,
    taxMinor: 0,
    isTaxIncluded: false,
    totalMinor: subtotalMinor + flatShippingMinor,
    receivedMinor: subtotalMinor + flatShippingMinor,
    refundedMinor: 0,
    discountCode: null,
    paidWith: 'Test payment',
    note: template.note ?? null,
    tags: ['test'],
  };
}

/** Two of the templates each day, in turn. */
const perDay = 2;

function ofDay(day: number, index: number, now: Date): ShopOrder | undefined {
  const template = templates[(day % 2) * perDay + index];
  const order = template && made(day, index, template);
  return order && order.placedAt <= now.toISOString() ? order : undefined;
}

/** Those of the last days, as far as their hour has come. */
export function newestTestOrders(now: Date): ShopOrder[] {
  const today = Math.floor(now.getTime() / dayMs);
  return Array.from({ length: daysKept }, (_none, back) => today - daysKept + 1 + back).flatMap((day) =>
    Array.from({ length: perDay }, (_none, index) => ofDay(day, index, now)).filter(
      (order) => order !== undefined,
    ),
  );
}

/** One by its id, of whatever day. */
export function testOrder(id: string, now: Date): ShopOrder | undefined {
  const [, day, index] = /^test(\d{1,6})([01])$/.exec(id) ?? [];
  return day === undefined || index === undefined ? undefined : ofDay(Number(day), Number(index), now);
}
