import { column, declareReport } from '../report.ts';

export const orderDevelopment = declareReport({
  slug: 'order-development',
  group: 'ORDERS',
  title: 'Year over year',
  question: 'Are we growing year over year?',
  definition:
    'Orders and sales for each month next to the same month a year earlier; a partial month, such as the current month to date, is compared with the same days a year earlier. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed.',
  howToRead: 'Comparing with a year earlier takes out seasonality.',
  next: { say: 'Why did sales change?', label: 'Why sales changed' },
  columns: [
    column('month', 'Month', 'month'),
    column('orders', 'Orders', 'count'),
    column('ordersBefore', 'Orders a year earlier', 'count'),
    column('ordersChange', 'Change in orders', 'percent'),
    column('salesMinor', 'Sales', 'money'),
    column('salesBeforeMinor', 'Sales a year earlier', 'money'),
    column('salesChange', 'Change in sales', 'percent'),
  ],
  chart: { kind: 'line', x: 'month', y: ['salesMinor', 'salesBeforeMinor'] },
  usual: { months: 12 },
  words: [
    'order development',
    'year over year',
    'growth against last year',
    'compared with last year',
    'yoy',
    'seasonality',
    'seasonal',
  ],
});
