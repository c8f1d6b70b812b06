import { column, declareReport } from '../report.ts';

export const marketingChannels = declareReport({
  slug: 'marketing-channels',
  group: 'MARKETING',
  title: 'Channels',
  question: 'Which channels bring in sales and new customers?',
  definition:
    'Orders by the channel they came from: count, sales, average order, customers whose first order it was, and share of sales. Only orders with a positive net payment (paid minus refunded) count, dated by the UTC day they were placed. First orders are determined across all channels.',
  howToRead: 'A channel that brings in new customers is worth more than its sales alone.',
  next: { say: 'Where are we selling?', label: 'Sales channels' },
  columns: [
    column('channel', 'Channel', 'text'),
    column('orders', 'Orders', 'count'),
    column('salesMinor', 'Sales', 'money'),
    column('share', 'Share of sales', 'percent'),
    column('averageMinor', 'Average order', 'money'),
    column('newCustomers', 'New customers', 'count'),
  ],
  chart: { kind: 'bar', x: 'channel', y: ['salesMinor'] },
  usual: { months: 12 },
  words: [
    'channels report',
    'marketing channels',
    'channel performance',
    'sales by channel',
    'which channel brings',
  ],
});
