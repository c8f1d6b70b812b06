import { Link } from 'react-router';
import { reports } from '@brandwright/contract/insight/reports.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { formatNumber } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { sentence } from '../cell-words.ts';
import { Definition } from '../parts/definition.tsx';
import { FigureTiles } from '../parts/figure-tiles.tsx';
import { NextStep } from '../parts/next-step.tsx';
import { ReportChartView } from '../parts/report-chart-view.tsx';
import { ReportNotes } from '../parts/report-notes.tsx';
import { ReportTable } from '../parts/report-table.tsx';
import { reportAddress } from '../report-address.ts';
import { periodWords } from '../report-period.ts';

const shownInThread = 6;
const shownInPanel = 30;

/** A report: what it found, its figures, its chart and its first rows. */
export function ReportCard({ output, density }: CardProps<OutputOfCard<'report'>>) {
  const { report, title, finding, figures, rows, total, notes, currency, grain } = output;
  const declaration = reports[report];
  const most = density === 'thread' ? shownInThread : shownInPanel;
  const shown = rows.slice(0, most).map((row, at) => ({ row, at }));
  const isCut = rows.length < total && declaration.chart !== undefined && declaration.chart.kind !== 'bar';
  return (
    <Card
      label={title}
      title={title}
      note={periodWords(output)}
      actions={
        <>
          <NextStep next={declaration.next} />
          <Button asChild size="small" look="quiet">
            <Link to={reportAddress(report, output)}>Open the report</Link>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {finding && <p className="max-w-[72ch]">{sentence(finding)}</p>}
        {rows.length === 0 ? (
          <p className="text-sm text-ink-soft">Nothing to show for this period.</p>
        ) : (
          <>
            <FigureTiles figures={figures} currency={currency} isSmall />
            <div>
              <ReportChartView declaration={declaration} result={output} total={total} isBrief />
              {isCut && (
                <p className="text-xs text-ink-soft">
                  The chart shows the first {formatNumber(rows.length)} of {formatNumber(total)} rows.
                </p>
              )}
            </div>
            <div>
              <ReportTable
                title={title}
                columns={declaration.columns}
                rows={shown}
                grain={grain}
                currency={currency}
                isBrief
              />
              {total > shown.length && (
                <p className="mt-2 text-xs text-ink-soft">
                  Showing {formatNumber(shown.length)} of {formatNumber(total)} rows.
                </p>
              )}
            </div>
          </>
        )}
        <p className="max-w-[72ch] text-sm text-ink-soft">
          <span className="font-medium text-ink">How to read it: </span>
          {declaration.howToRead}
        </p>
        <ReportNotes notes={notes} />
        <Definition text={declaration.definition} />
      </div>
    </Card>
  );
}
