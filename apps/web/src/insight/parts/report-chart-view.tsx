import type { ReportDeclaration } from '@brandwright/contract/insight/report.ts';
import type { ReportResult } from '@brandwright/contract/insight/report-result.ts';
import { Chart } from '#kit/charts/chart.tsx';
import { formatNumber } from '#ui/format.ts';
import { sentence } from '../cell-words.ts';
import { partialOfReport } from '../partial-spans.ts';
import { mostBars, reportChart } from '../report-chart.ts';
import { periodWords } from '../report-period.ts';

/** The chart of a report, as its declaration says. Nothing where it has none. */
export function ReportChartView({
  declaration,
  result,
  total = result.rows.length,
  plain = false,
  isBrief = plain,
}: {
  declaration: ReportDeclaration;
  result: Omit<ReportResult, 'orders' | 'asOf'>;
  /** Rows that the report has, where not all have come. */
  total?: number;
  /** Without the buttons: a tile. */
  plain?: boolean;
  /** Whether the table beside it doesn't have all rows either. */
  isBrief?: boolean;
}) {
  const data = reportChart(declaration, result);
  if (!data || result.rows.length === 0) return null;
  const partial = partialOfReport(declaration, result);
  const notes = [
    ...(data.kind === 'bar' && total > mostBars
      ? [
          `The chart shows the first ${mostBars} of ${formatNumber(total)}; the rest are in the ${isBrief ? 'report' : 'table'}.`,
        ]
      : []),
    ...(partial === null ? [] : [partial]),
  ];
  return (
    <Chart
      data={data}
      title={result.title}
      period={periodWords(result)}
      finding={sentence(result.finding)}
      notes={notes}
      fileName={`${result.report}-${result.to}`}
      plain={plain}
    />
  );
}
