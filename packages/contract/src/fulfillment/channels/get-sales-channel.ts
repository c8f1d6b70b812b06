import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { coveredPeriod, periodWords, reportPeriod } from '../reports/period.ts';
import { channelDetail, channelField } from './entities.ts';
import { channelDetailWords } from './say.ts';

export const getSalesChannel = declareOperation({
  name: 'get_sales_channel',
  area: 'fulfillment',
  title: 'Sales channel',
  description:
    'Shows one sales channel (hosted shop, own shop, Instagram, wholesale, marketplaces, Google Shopping): whether it is connected, its orders, sales and best sellers of a period (the last 30 days if none is given), its fees, and what can be done next. For all of them use list_sales_channels; to look at the connected shop or test it get_shop_connection.',
  examples: [
    'How is wholesale doing?',
    'Show the Instagram channel',
    'what does selling on Google Shopping cost?',
    'what sells best on the marketplaces?',
    'can I sell on Instagram?',
  ],
  input: z.object({ channel: channelField(), ...reportPeriod }),
  output: z.object({ ...coveredPeriod, ...channelDetail.shape }),
  http: { method: 'GET', path: '/web/sales-channels/{channel}' },
  access: mayRead,
  effect: 'read',
  card: 'sales_channel',
  offered: true,
  errors: [],
  related: ['list_sales_channels', 'list_orders', 'list_products'],
  summary: ({ from, to, ...found }) => channelDetailWords(found, periodWords({ from, to })),
});
