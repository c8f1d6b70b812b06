import { getReport } from '@brandwright/contract/insight/get-report.ts';
import { implement } from '../kernel/request/implementation.ts';
import { reportPage } from './kept-reports.ts';

export default implement(getReport, {
  async run(context, { report, page, size, ...asked }) {
    return { output: { ...(await reportPage(context, report, asked, { page, size })), page, size } };
  },
});
