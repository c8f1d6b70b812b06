import { exportReport } from '@brandwright/contract/insight/export-report.ts';
import type { ReportColumn, Unit } from '@brandwright/contract/insight/report.ts';
import { reports } from '@brandwright/contract/insight/reports.ts';
import { csvLine, decimal } from '../kernel/data/csv.ts';
import { implement } from '../kernel/request/implementation.ts';
import { keepCsv } from '../kernel/request/keep-download.ts';
import { makeReport } from './make-report.ts';

const unitWords: Readonly<Partial<Record<Unit, string>>> = { money: 'USD', percent: '%', days: 'days' };
const heading = ({ label, unit }: ReportColumn) =>
  unitWords[unit] ? `${label} (${unitWords[unit]})` : label;

const cell = ({ key, unit }: ReportColumn, row: Record<string, string | number | null>) => {
  const value = row[key] ?? null;
  return unit === 'money' && typeof value === 'number' ? decimal(value) : value;
};

export default implement(exportReport, {
  async run(context, { report, ...asked }) {
    const { rows } = await makeReport(context, report, asked);
    const { columns } = reports[report];
    const file = await keepCsv(context, report, [
      csvLine(columns.map(heading)),
      ...rows.map((row) => csvLine(columns.map((column) => cell(column, row)))),
    ]);
    return { output: { ...file, rows: rows.length }, subject: { kind: 'file', id: file.id } };
  },
});
