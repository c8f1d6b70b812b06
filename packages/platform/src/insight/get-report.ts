import { getReport } from '@brandwright/contract/insight/get-report.ts';
import { implement } from '../kernel/request/implementation.ts';
import { reportOf } from './kept-reports.ts';

export default implement(getReport, {
  async run(context, { report, page, size, ...asked }) {
    const { rows, ...made } = await reportOf(context, report, asked);
    return {
      output: { ...made, rows: rows.slice(page * size, (page + 1) * size), page, size, total: rows.length },
    };
  },
});
