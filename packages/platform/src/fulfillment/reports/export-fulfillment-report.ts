import { exportFulfillmentReport } from '@brandwright/contract/fulfillment/reports/export-fulfillment-report.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { describeExport, jobName } from './export-job.ts';
import { requireReport } from './require-report.ts';
import { periodOf } from './period.ts';

export default implement(exportFulfillmentReport, {
  async run(context, { report, format, ...given }) {
    requireReport(context, report);
    const id = await context.jobs.enqueue(jobName, { report, format, ...periodOf(context, given) });
    return { output: await describeExport(context, id), subject: { kind: 'job', id } };
  },
});
