import { column, declareReport } from '../report.ts';

export const orderDevelopment = declareReport({
  slug: 'order-development',
  group: 'ORDERS',
  title: 'Order development',
  question: 'Are we growing against last year?',
  definition:
    'Orders and sales of each month beside those of the same month a year before; a part of a month, such as the current one until today, is compared with the same days. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed.',
  howToRead: 'Growth against the year before takes the season out.',
  next: { say: 'Why did sales change?', label: 'Why sales changed' },
  columns: [
    column('month', 'Month', 'month'),
    column('orders', 'Orders', 'count'),
    column('ordersBefore', 'Orders a year before', 'count'),
    column('ordersChange', 'Change', 'percent'),
    column('salesMinor', 'Sales', 'money'),
    column('salesBeforeMinor', 'Sales a year before', 'money'),
    column('salesChange', 'Change', 'percent'),
  ],
  chart: { kind: 'line', x: 'month', y: ['salesMinor', 'salesBeforeMinor'] },
  usual: { months: 12 },
  words: [
    'order development',
    'year over year',
    'growth against last year',
    'compared with last year',
    'yoy',
  ],
});
