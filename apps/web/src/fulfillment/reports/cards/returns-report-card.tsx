import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { ReturnResultsTable } from '../parts/returns-table.tsx';
import { PeriodNote } from '../parts/period-note.tsx';
import { ReturnSums } from '../parts/report-sums.tsx';
import { reportAddressOf } from '../report-address.ts';

const threadRows = 6;

/** Returns of a period with what came of them, and their sums. */
export function ReturnsReportCard({ output, density }: CardProps<OutputOfCard<'returns_report'>>) {
  const { rows, total, totals, currency } = output;
  return (
    <Card
      label="Returns report"
      title="Returns report"
      note={<PeriodNote period={output} />}
      actions={
        <Button asChild size="small">
          <Link to={reportAddressOf('returns', output)}>Open the report</Link>
        </Button>
      }
    >
      {total === 0 ? (
        <p className="text-sm text-ink-soft">No returns were created in this period.</p>
      ) : (
        <div className="flex flex-col gap-4">
          <ReturnSums totals={totals} currency={currency} />
          <ReturnResultsTable
            rows={density === 'thread' ? rows.slice(0, threadRows) : rows}
            currency={currency}
            density="compact"
          />
        </div>
      )}
    </Card>
  );
}
