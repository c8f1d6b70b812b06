import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { listWords } from '../../kernel/words.ts';
import { coveredPeriod, periodWords, reportPeriod } from '../reports/period.ts';
import { channelRow, channelSales } from './entities.ts';
import { channelLine, salesWords } from './say.ts';

export const listSalesChannels = declareOperation({
  name: 'list_sales_channels',
  area: 'fulfillment',
  title: 'Sales channels',
  description:
    'Lists the places where the store sells or could (hosted shop, own shop, Instagram, wholesale, marketplaces, Google Shopping): whether each is connected, its orders and sales of a period (the last 30 days if none is given), and what can be done next. For one of them use get_sales_channel; for orders by origin alone list_order_origins; for the products of a shop list_shop_products.',
  examples: [
    'Show my sales channels',
    'where am I selling?',
    'which sales channels are connected?',
    'how is each channel doing this month?',
    'what channels could I sell on?',
  ],
  input: z.object(reportPeriod),
  output: z.object({
    ...coveredPeriod,
    channels: z.array(channelRow),
    /** Orders that people entered or imported from files: of no channel. */
    elsewhere: z.array(channelSales),
  }),
  http: { method: 'GET', path: '/web/sales-channels' },
  access: mayRead,
  effect: 'read',
  card: 'sales_channels',
  offered: true,
  errors: [],
  related: ['get_sales_channel', 'list_order_origins', 'get_shop_connection'],
  summary: ({ channels, elsewhere, from, to }) => {
    const selling = channels.filter(({ sales }) => sales.length > 0);
    const idle = channels.filter(({ state }) => state === 'NOT_CONNECTED').map(({ label }) => label);
    const when = periodWords({ from, to });
    const sold =
      selling.length === 0
        ? `No sales on any channel ${when}.`
        : `Sales ${when}: ${selling.map(channelLine).join('; ')}.`;
    const others =
      elsewhere.length === 0 ? '' : ` Entered or imported: ${elsewhere.map(salesWords).join(' and ')}.`;
    return `${sold}${others}${idle.length === 0 ? '' : ` Not connected: ${listWords(idle)}.`}`;
  },
});
