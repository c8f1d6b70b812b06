import { listReports } from '@brandwright/contract/insight/list-reports.ts';
import { reportList } from '@brandwright/contract/insight/reports.ts';
import { implement } from '../kernel/request/implementation.ts';
import { mayHaveReport } from './may-have-report.ts';

export default implement(listReports, {
  run(context) {
    const reports = reportList
      .filter((report) => mayHaveReport(context, report))
      .map(({ slug, title, group, question }) => ({ report: slug, title, group, question }));
    return Promise.resolve({ output: { reports } });
  },
});
