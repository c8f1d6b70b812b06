import type { ReceivingLine } from '@brandwright/contract/fulfillment/receivings/entities.ts';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import { formatNumber } from '#ui/format.ts';
import type { Density } from '#ui/table.tsx';

const differenceText = ({ differenceUnits, receivedUnits, damagedUnits }: ReceivingLine) => {
  if (receivedUnits + damagedUnits === 0) return 'Not counted';
  if (differenceUnits === 0) return 'None';
  return differenceUnits < 0
    ? `${formatNumber(-differenceUnits)} missing`
    : `${formatNumber(differenceUnits)} too many`;
};

/** What is in a receiving, with what came of it. */
export function LinesTable({ lines, density }: { lines: readonly ReceivingLine[]; density?: Density }) {
  const figure = (units: number) => <span className="figures">{formatNumber(units)}</span>;
  return (
    <TableOrRows
      label="Items"
      rows={lines}
      rowKey={(line) => line.lineId}
      nameOf={(line) => line.title}
      {...(density ? { density } : {})}
      narrow={(line) => (
        <>
          <span className="flex justify-between gap-3">
            <span className="font-medium">{line.title}</span>
            <span className="figures">
              {formatNumber(line.receivedUnits)} of {formatNumber(line.expectedUnits)}
            </span>
          </span>
          <span className="text-xs text-ink-soft">
            {differenceText(line)}
            {line.damagedUnits > 0 && `, ${formatNumber(line.damagedUnits)} broken`}
          </span>
        </>
      )}
      columns={[
        { key: 'title', header: 'Item', width: '36%', cell: (line) => line.title },
        { key: 'expected', header: 'Expected', align: 'right', cell: (line) => figure(line.expectedUnits) },
        { key: 'received', header: 'Good', align: 'right', cell: (line) => figure(line.receivedUnits) },
        { key: 'damaged', header: 'Broken', align: 'right', cell: (line) => figure(line.damagedUnits) },
        { key: 'difference', header: 'Difference', cell: differenceText },
      ]}
    />
  );
}
