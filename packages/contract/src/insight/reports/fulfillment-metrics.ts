import { column, declareReport } from '../report.ts';

export const fulfillmentMetrics = declareReport({
  slug: 'fulfillment-metrics',
  group: 'FULFILLMENT',
  title: 'Fulfillment metrics',
  question: 'Do we ship on time, and what does it cost?',
  definition:
    'For each month: orders fully shipped, paid or not (by the day nothing was left to ship), the share fully shipped within seven days of being placed (on time), and median hours from placed to shipped; receivings fully counted, median hours from creation to the last count (dock to stock), and the share of expected units that arrived undamaged (accuracy); label costs for orders minus label refunds, by the day the labels were bought, and per order shipped. A channel filter applies to orders and their labels, not to receivings.',
  howToRead: 'An on-time rate below 95% shows up in support tickets two weeks later.',
  next: { say: 'Which orders are late?', label: 'Late orders' },
  columns: [
    column('month', 'Month', 'month'),
    column('shipped', 'Orders shipped', 'count'),
    column('onTime', 'On time', 'percent'),
    column('hoursToShip', 'Median hours to ship', 'number'),
    column('receivings', 'Receivings', 'count'),
    column('hoursToStock', 'Median hours, dock to stock', 'number'),
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
