import { getReturnsReport } from '@brandwright/contract/fulfillment/reports/get-returns-report.ts';
import { listReturnResults } from '@brandwright/contract/returns/list-return-results.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { periodOf } from './period.ts';

export default implement(getReturnsReport, {
  async run(context, { page, size, ...given }) {
    const period = periodOf(context, given);
    return {
      output: { ...period, ...(await context.call(listReturnResults, { ...period, page, size })) },
    };
  },
});
