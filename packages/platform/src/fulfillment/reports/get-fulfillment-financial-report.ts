import { getFulfillmentFinancialReport } from '@brandwright/contract/fulfillment/reports/get-fulfillment-financial-report.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { financialDays } from './financial-days.ts';
import { periodOf } from './period.ts';

export default implement(getFulfillmentFinancialReport, {
  async run(context, { page, size, ...given }) {
    const period = periodOf(context, given);
    const { days, totals, currency } = await financialDays(context, period);
    return {
      output: {
        ...period,
        rows: days.slice(page * size, (page + 1) * size),
        page,
        size,
        total: days.length,
        totals,
        currency,
      },
    };
  },
});
