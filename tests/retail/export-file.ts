import { subtotalOf, totalOf, type SoldOrder } from './sold-orders.ts';

/** Those columns of Shopify's order export that say something here (help.shopify.com, "Exporting orders"). */
const columns = [
  ...['Name', 'Email', 'Financial Status', 'Paid at', 'Fulfillment Status', 'Fulfilled at', 'Currency'],
  ...['Subtotal', 'Shipping', 'Taxes', 'Total', 'Shipping Method', 'Created at', 'Lineitem quantity'],
  ...['Lineitem name', 'Lineitem price', 'Lineitem sku', 'Lineitem fulfillment status', 'Shipping Name'],
  ...['Shipping Address1', 'Shipping City', 'Shipping Zip', 'Shipping Province', 'Shipping Country'],
  // oxlint-disable-next-line brandwright/american-words -- the column as Shopify names it
  ...['Cancelled at', 'Payment Method', 'Refunded Amount', 'Id', 'Lineitem discount'],
];

const amount = (minor: number) => (minor / 100).toFixed(2);
const dayMs = 86_400_000;

const places = {
  US: { 'Shipping City': 'Boston', 'Shipping Zip': '02130', 'Shipping Province': 'MA' },
  DE: { 'Shipping City': 'Berlin', 'Shipping Zip': '10115', 'Shipping Province': '' },
  CA: { 'Shipping City': 'Toronto', 'Shipping Zip': 'M5V 2T6', 'Shipping Province': 'ON' },
};

/** Orders as Shopify exports them: a row for each line, what is said of the order as a whole in its first. */
export function exportFile(orders: readonly SoldOrder[], now: Date): string {
  const rows = orders.flatMap((order, at) =>
    order.lines.map((line, index) => ({
      Name: order.name,
      ...(index === 0 ? headOf(order, at, now) : {}),
      'Lineitem quantity': String(line.quantity),
      'Lineitem name': line.title,
      'Lineitem price': amount(line.price),
      'Lineitem sku': line.sku,
      'Lineitem fulfillment status': line.isShipped ? 'fulfilled' : 'pending',
      'Lineitem discount': amount(line.discount),
    })),
  );
  return [columns, ...rows.map((row: Record<string, string>) => columns.map((name) => row[name] ?? ''))]
    .map((cells) => cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(','))
    .join('\n');
}

function headOf(order: SoldOrder, at: number, now: Date): Record<string, string> {
  const placed = new Date((order.shippedAt ?? now).getTime() - 2 * dayMs - at * 60_000).toISOString();
  const shipped = order.lines.filter(({ isShipped }) => isShipped).length;
  return {
    Email: `shopper${at % 150}@example.com`,
    'Financial Status': order.financial,
    'Paid at': order.financial === 'pending' || order.financial === 'voided' ? '' : placed,
    'Fulfillment Status':
      shipped === order.lines.length ? 'fulfilled' : shipped > 0 ? 'partial' : 'unfulfilled',
    'Fulfilled at': order.shippedAt?.toISOString() ?? '',
    Currency: 'USD',
    Subtotal: amount(subtotalOf(order)),
    Shipping: amount(order.shipping),
    Taxes: amount(order.tax),
    Total: amount(totalOf(order)),
    'Shipping Method': 'Standard',
    'Created at': placed,
    'Shipping Name': `Shopper ${at % 150}`,
    'Shipping Address1': `${at + 1} Rose Lane`,
    ...places[order.countryCode],
    'Shipping Country': order.countryCode,
    // oxlint-disable-next-line brandwright/american-words -- the column as Shopify names it
    'Cancelled at': order.isCanceled ? placed : '',
    'Payment Method': 'Shopify Payments',
    'Refunded Amount': amount(order.refunded),
    Id: order.shopId,
  };
}
