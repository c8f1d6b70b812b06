import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { OutboundTable } from '../parts/outbound-table.tsx';
import { PeriodNote } from '../parts/period-note.tsx';
import { OutboundSums } from '../parts/report-sums.tsx';
import { reportAddressOf } from '../report-address.ts';

const threadRows = 6;

/** Parcels that were sent, with their sums. */
export function OutboundReportCard({ output, density }: CardProps<OutputOfCard<'outbound_report'>>) {
  const { rows, total, totals, currency } = output;
  return (
    <Card
      label="Outbound report"
      title="Outbound report"
      note={<PeriodNote period={output} />}
      actions={
        <Button asChild size="small">
          <Link to={reportAddressOf('outbound', output)}>Open the report</Link>
        </Button>
      }
    >
      {total === 0 ? (
        <p className="text-sm text-ink-soft">Nothing was shipped in this period.</p>
      ) : (
        <div className="flex flex-col gap-4">
          <OutboundSums totals={totals} currency={currency} />
          <OutboundTable
            rows={density === 'thread' ? rows.slice(0, threadRows) : rows}
            currency={currency}
            density="compact"
          />
        </div>
      )}
    </Card>
  );
}
