import { getFulfillmentReportExport } from '@brandwright/contract/fulfillment/reports/get-fulfillment-report-export.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { describeExport } from './export-job.ts';
import { requireReport } from './require-report.ts';

export default implement(getFulfillmentReportExport, {
  async run(context, { id }) {
    const output = await describeExport(context, id);
    requireReport(context, output.report);
    return { output };
  },
});
