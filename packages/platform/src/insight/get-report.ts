import { getReport } from '@brandwright/contract/insight/get-report.ts';
import { implement } from '../kernel/request/implementation.ts';
import { makeReport } from './make-report.ts';

export default implement(getReport, {
  async run(context, { report, page, size, ...asked }) {
    const { rows, ...made } = await makeReport(context, report, asked);
    return {
      output: { ...made, rows: rows.slice(page * size, (page + 1) * size), page, size, total: rows.length },
    };
  },
});
