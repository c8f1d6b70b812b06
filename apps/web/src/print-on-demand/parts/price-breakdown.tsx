import type { MarginLine } from '@brandwright/contract/print-on-demand/entities.ts';
import { percentText } from '@brandwright/contract/print-on-demand/say.ts';
import type { TemplatePrices } from '@brandwright/contract/print-on-demand/template-reads.ts';
import { cn } from '#ui/cn.ts';
import { Details } from '#ui/details.tsx';
import { formatCountry, formatMoney } from '#ui/format.ts';
import { MarginFigure, MarginWarning } from './margin-note.tsx';

/** Variants that cost the same are one line: "S, M, L · Black and 5 more". */
function grouped(rows: readonly MarginLine[]) {
  const groups = new Map<string, MarginLine[]>();
  for (const row of rows) {
    const key = `${row.costMinor} ${row.printMinor} ${row.shippingMinor} ${row.feeMinor}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

const unique = (words: readonly (string | null)[]) => [...new Set(words.filter((word) => word !== null))];

function nameOf(rows: readonly MarginLine[], of: number): string {
  const sizes = unique(rows.map(({ size }) => size));
  const colors = unique(rows.map(({ color }) => color));
  if (rows.length === of) return 'Every variant';
  return sizes.length > 0 ? sizes.join(', ') : colors.join(', ');
}

/** What one piece costs, part by part, and what remains. */
export function PriceBreakdown({ prices, most }: { prices: TemplatePrices; most: number }) {
  const groups = grouped(prices.rows);
  const [first] = prices.rows;
  if (!first) return <p className="text-sm text-ink-soft">None of its variants are available right now.</p>;
  return (
    <div className="flex flex-col gap-4">
      <Details
        columns={2}
        items={[
          {
            label: 'Retail price',
            value: prices.retailPriceMinor === null ? 'not set' : formatMoney(prices.retailPriceMinor),
            strong: prices.retailPriceMinor !== null,
          },
          { label: 'Margin', value: prices.margin && <MarginFigure margin={prices.margin} />, strong: true },
          {
            label: 'Breaks even at',
            value: prices.breakEvenMinor === null ? null : formatMoney(prices.breakEvenMinor),
          },
          {
            label: 'Leaves 40% at',
            value:
              prices.suggestedRetailPriceMinor === null
                ? null
                : formatMoney(prices.suggestedRetailPriceMinor),
          },
        ]}
      />
      <MarginWarning margin={prices.margin} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-label="Prices" tabIndex={0} className="-mx-4 overflow-x-auto px-4">
        <table className="w-full min-w-[30rem] text-sm">
          <caption className="sr-only">Costs per unit, by variant</caption>
          <thead>
            <tr className="text-left text-ink-soft">
              <th scope="col" className="pb-1 font-normal">
                Variant
              </th>
              {['Blank', 'Print', 'Shipping', 'Fee', 'You keep'].map((title) => (
                <th key={title} scope="col" className="pb-1 pl-3 text-right font-normal">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="figures">
            {groups.slice(0, most).map((rows) => {
              const [row] = rows;
              if (!row) return null;
              return (
                <tr key={row.variantId} className="border-t border-line">
                  <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                    {nameOf(rows, prices.rows.length)}
                  </th>
                  <td className="pl-3 text-right">{formatMoney(row.costMinor)}</td>
                  <td className="pl-3 text-right">{formatMoney(row.printMinor)}</td>
                  <td className="pl-3 text-right">
                    {prices.freeShipping ? formatMoney(row.shippingMinor) : '–'}
                  </td>
                  <td className="pl-3 text-right">{formatMoney(row.feeMinor)}</td>
                  <td className={cn('pl-3 text-right font-medium', row.isLoss && 'text-bad')}>
                    {row.marginMinor === null
                      ? '–'
                      : `${formatMoney(row.marginMinor)} (${percentText(row.marginPercent ?? 0)})`}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="text-xs text-ink-soft">
        {prices.shipping === null
          ? `Doesn’t ship to ${placeOf(prices.countryCode)}.`
          : `Shipping one to ${placeOf(prices.countryCode)} costs ${formatMoney(prices.shipping.amountMinor)}, ${prices.freeShipping ? 'paid by you' : 'paid by the shopper'}.`}{' '}
        The payment fee is an estimate: {percentText(prices.feePercent)} + {formatMoney(prices.feeFixedMinor)}{' '}
        ({prices.feeSource}). Taxes aren’t included.
      </p>
    </div>
  );
}

/** "the US", "Germany". */
const placeOf = (countryCode: string) => (countryCode === 'US' ? 'the US' : formatCountry(countryCode));
