import { listSalesChannels } from '@brandwright/contract/fulfillment/channels/list-sales-channels.ts';
import { originsOfNoChannel } from '@brandwright/contract/fulfillment/channels/rules.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { periodOf } from '../reports/period.ts';
import { readChannels, salesOf } from './read-channels.ts';

export default implement(listSalesChannels, {
  async run(context, given) {
    const period = periodOf(context, given);
    const { channels, sums } = await readChannels(context, period);
    return { output: { ...period, channels, elsewhere: salesOf(sums, originsOfNoChannel) } };
  },
});
