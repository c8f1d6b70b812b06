import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { FinancialTable } from '../parts/financial-table.tsx';
import { PeriodNote } from '../parts/period-note.tsx';
import { FinancialSums } from '../parts/report-sums.tsx';
import { reportAddressOf } from '../report-address.ts';

const threadRows = 6;

/** What fulfillment brought and cost in a period. */
export function FinancialReportCard({
  output,
  density,
}: CardProps<OutputOfCard<'fulfillment_financial_report'>>) {
  const { rows, total, totals, currency } = output;
  return (
    <Card
      label="Fulfillment financial report"
      title="Fulfillment financial report"
      note={
        <>
          <PeriodNote period={output} />, in {currency}
        </>
      }
      actions={
        <Button asChild size="small">
          <Link to={reportAddressOf('financial', output)}>Open the report</Link>
        </Button>
      }
    >
      {total === 0 ? (
        <p className="text-sm text-ink-soft">There were no shipping charges or costs in this period.</p>
      ) : (
        <div className="flex flex-col gap-4">
          <FinancialSums totals={totals} currency={currency} />
          <FinancialTable
            rows={density === 'thread' ? rows.slice(0, threadRows) : rows}
            currency={currency}
            density="compact"
          />
        </div>
      )}
    </Card>
  );
}
