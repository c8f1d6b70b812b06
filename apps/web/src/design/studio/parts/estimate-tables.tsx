import { landedLabel, landedWithEstimate } from '@brandwright/contract/tariffs/landed.ts';
import type { DesignEstimate } from '@brandwright/contract/design/studio/estimate-design-cost.ts';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';

/** The figures of an estimate: the piece, the order, other quantities, countries of origin. */
export function EstimateTables({ estimate, isShort }: { estimate: DesignEstimate; isShort: boolean }) {
  const { unitCostMinor, unitCostLowMinor, unitCostHighMinor, quantity, totalMinor, moq, isBelowMoq } =
    estimate;
  return (
    <div className="flex flex-col gap-4 text-sm">
      <div>
        <p className="text-[28px] leading-8 font-semibold tabular-nums">{formatMoney(unitCostMinor)}</p>
        <p className="text-ink-soft tabular-nums">
          per unit at {quantity.toLocaleString('en-US')} units; {formatMoney(unitCostLowMinor)} to{' '}
          {formatMoney(unitCostHighMinor)}. {formatMoney(totalMinor)} in total.
        </p>
        {isBelowMoq && (
          <p className="mt-1 text-warn">Factories usually require {moq.toLocaleString('en-US')} or more.</p>
        )}
      </div>
      <Rows
        caption="Cost per unit, by part"
        head={['Part', 'Per unit']}
        rows={estimate.lines.map(({ label, perUnitMinor, because }) => [
          <>
            {label}
            <span className="block text-xs text-ink-soft">{because}</span>
          </>,
          formatMoney(perUnitMinor),
        ])}
      />
      {estimate.origins.length > 0 && (
        <Rows
          caption={`${landedLabel(landedWithEstimate)}, in the United States`}
          head={['Made in', 'Duty', 'Per unit']}
          rows={estimate.origins.map(
            ({ countryName, landedPerUnitMinor, dutyRatePercent, dutyPerUnitMinor, note }) => [
              countryName,
              dutyRatePercent === null
                ? (note ?? 'unknown')
                : `${dutyRatePercent}%${dutyPerUnitMinor === null ? '' : `, ${formatMoney(dutyPerUnitMinor)}`}`,
              landedPerUnitMinor === null ? '–' : formatMoney(landedPerUnitMinor),
            ],
          )}
        />
      )}
      {!isShort && (
        <Rows
          caption="At other quantities"
          head={['Units', 'Per unit']}
          rows={estimate.ladder.map(({ quantity: units, unitCostMinor: cost }) => [
            units.toLocaleString('en-US'),
            formatMoney(cost),
          ])}
        />
      )}
      <p className="text-xs text-ink-soft">{estimate.basis}</p>
    </div>
  );
}

function Rows({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: readonly string[];
  rows: React.ReactNode[][];
}) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="pb-1 text-left text-xs font-medium text-ink-soft">{caption}</caption>
      <thead className="sr-only">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row} className="border-t border-line">
            {cells.map((cell, column) => (
              <td
                key={column}
                className={column === 0 ? 'py-1.5 pr-3' : 'py-1.5 pl-3 text-right align-top tabular-nums'}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
