import { getOutboundReport } from '@brandwright/contract/fulfillment/reports/get-outbound-report.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { outboundPage } from './outbound.ts';
import { periodOf } from './period.ts';

export default implement(getOutboundReport, {
  async run(context, { page, size, ...given }) {
    const period = periodOf(context, given);
    const found = await outboundPage(context, period, { offset: page * size, limit: size });
    return { output: { ...period, ...found, page, size } };
  },
});
