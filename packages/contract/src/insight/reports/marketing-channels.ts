import { column, declareReport } from '../report.ts';

export const marketingChannels = declareReport({
  slug: 'marketing-channels',
  group: 'MARKETING',
  title: 'Channels',
  question: 'Which channel brings what?',
  definition:
    'Orders by where they came from: number, sales, average order, customers whose first order it was, share of sales. An order counts when some of its money was kept (paid less refunded is above zero), on the UTC day it was placed. Whether an order is the first goes by all channels.',
  howToRead: 'A channel that brings new customers is worth more than its sales alone.',
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
