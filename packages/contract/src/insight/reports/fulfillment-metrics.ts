import { column, declareReport } from '../report.ts';

export const fulfillmentMetrics = declareReport({
  slug: 'fulfillment-metrics',
  group: 'FULFILLMENT',
  title: 'Fulfillment metrics',
  question: 'Do we ship on time, and what does it cost?',
  definition:
    'For each month: orders that left whole, paid or not (by the day on which nothing was left to send), the share that left within seven days of being placed (on time), hours from placed to shipped (median); receivings counted whole and hours from created to the last count (dock to stock, median) and the share of the announced units that came unbroken (accuracy); costs of orders’ labels less refunds, by the day they were bought, and per order shipped. A channel goes for orders and their labels; receivings have none.',
  howToRead: 'On time below 95 % shows up in support tickets two weeks later.',
  next: { say: 'Which orders are late?', label: 'Late orders' },
  columns: [
    column('month', 'Month', 'month'),
    column('shipped', 'Orders shipped', 'count'),
    column('onTime', 'On time', 'percent'),
    column('hoursToShip', 'Hours to ship (median)', 'number'),
    column('receivings', 'Receivings', 'count'),
    column('hoursToStock', 'Hours dock to stock (median)', 'number'),
    column('accuracy', 'Receiving accuracy', 'percent'),
    column('labelMinor', 'Label cost', 'money'),
    column('costPerOrderMinor', 'Label cost per order', 'money'),
  ],
  chart: { kind: 'line', x: 'month', y: ['onTime'] },
  usual: { months: 12 },
  words: [
    'fulfillment metrics',
    'on-time rate',
    'on time shipping',
    'dock to stock',
    'cost per order',
    'shipping performance',
    'fulfillment performance',
    'receiving accuracy',
  ],
  flag: 'fulfillment_metrics',
});
