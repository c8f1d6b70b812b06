import {
  moneyKeys,
  moneyLabels,
  type FinancialDay,
} from '@brandwright/contract/fulfillment/reports/financial.ts';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import { formatMoney } from '#ui/format.ts';
import type { Density } from '#ui/table.tsx';
import { Day, Money } from '#ui/text.tsx';

/** What fulfillment brought and cost, day by day, the newest first. */
export function FinancialTable({
  rows,
  currency,
  density = 'comfortable',
  stale = false,
}: {
  rows: readonly FinancialDay[];
  currency: string;
  density?: Density;
  stale?: boolean;
}) {
  return (
    <TableOrRows
      label="Fulfillment by day"
      rows={rows}
      rowKey={({ day }) => day}
      nameOf={({ day }) => day}
      density={density}
      stale={stale}
      narrow={(row) => (
        <>
          <span className="flex justify-between gap-3">
            <Day at={row.day} className="font-medium" />
            <Money amountMinor={row.netMinor} currency={currency} />
          </span>
          <span className="text-xs text-ink-soft">
            {moneyKeys
              .filter((key) => key !== 'netMinor' && row[key] !== 0)
              .map((key) => `${moneyLabels[key]} ${formatMoney(row[key], currency)}`)
              .join(', ')}
          </span>
        </>
      )}
      columns={[
        { key: 'day', header: 'Day', cell: (row) => <Day at={row.day} /> },
        ...moneyKeys.map((key) => ({
          key,
          header: moneyLabels[key],
          align: 'right' as const,
          cell: (row: FinancialDay) => <Money amountMinor={row[key]} currency={currency} />,
        })),
      ]}
    />
  );
}
