import type { ReportDeclaration } from '@brandwright/contract/insight/report.ts';
import type { ReportResult } from '@brandwright/contract/insight/report-result.ts';
import { Chart } from '#kit/charts/chart.tsx';
import { sentence } from '../cell-words.ts';
import { mostBars, reportChart } from '../report-chart.ts';
import { periodWords } from '../report-period.ts';

/** The chart of a report, as its declaration says. Nothing where it has none. */
export function ReportChartView({
  declaration,
  result,
  plain = false,
}: {
  declaration: ReportDeclaration;
  result: Omit<ReportResult, 'orders' | 'asOf'>;
  plain?: boolean;
}) {
  const data = reportChart(declaration, result);
  if (!data || result.rows.length === 0) return null;
  const more = data.kind === 'bar' ? result.rows.length - mostBars : 0;
  return (
    <>
      <Chart
        data={data}
        title={result.title}
        period={periodWords(result)}
        finding={sentence(result.finding)}
        fileName={`${result.report}-${result.to}`}
        plain={plain}
      />
      {more > 0 && (
        <p className="mt-1 text-xs text-ink-soft">
          The first {mostBars}; {more} more {plain ? 'in the report' : 'in the table'}.
        </p>
      )}
    </>
  );
}
