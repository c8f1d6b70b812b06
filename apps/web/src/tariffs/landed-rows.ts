import type { LandedCost, LandedMode } from '@brandwright/contract/tariffs/landed-cost.ts';
import { formatMoney } from '#ui/format.ts';

type Range = { min: number; max: number } | null;

/** What a row shows for one way of travel: words, or an amount, or bounds; nothing where the cost does not arise. */
export interface LandedFigure {
  text?: string;
  amountMinor?: number | null;
  rangeMinor?: Range;
}

/** A row of the table of landed cost. */
export interface LandedRow {
  key: string;
  label: string;
  isEstimate: boolean;
  isSum: boolean;
  figures: Partial<Record<LandedMode['transport'], LandedFigure>>;
}

export const rangeLabel = (range: Range): string | null =>
  range ? `${formatMoney(range.min)} to ${formatMoney(range.max)}` : null;

/** "Shared container" of "By sea, in a shared container": the column says by sea. */
function methodOf(way: string): string {
  const method = way.replace(/^By (?:sea|truck), |^By /, '').replace(/^in an? /, '');
  return method.charAt(0).toUpperCase() + method.slice(1);
}

/** One row for each cost that any way has, in the order of the first that has it, then the sums. */
export function landedRows({ modes, missing }: LandedCost): LandedRow[] {
  const rows = new Map<string, LandedRow>();
  for (const { transport, lines } of modes)
    for (const { code, label, isEstimate, amountMinor, rangeMinor } of lines) {
      const key = `${code} ${label}`;
      const row = rows.get(key) ?? { key, label, isEstimate: false, isSum: false, figures: {} };
      row.isEstimate ||= isEstimate && (code === 'FREIGHT' || code === 'INSURANCE' || code === 'ENTRY');
      row.figures[transport] = { amountMinor, rangeMinor };
      rows.set(key, row);
    }
  const each = (key: string, label: string, isSum: boolean, figure: (mode: LandedMode) => LandedFigure) => ({
    key,
    label,
    isSum,
    isEstimate: false,
    figures: Object.fromEntries(modes.map((mode) => [mode.transport, figure(mode)])),
  });
  return [
    each('way', 'Shipping method', false, ({ way }) => ({ text: methodOf(way) })),
    each('days', 'Days to door', false, ({ days }) => ({ text: `${days.min}–${days.max}` })),
    ...rows.values(),
    ...(missing === null
      ? [
          each('total', 'Landed total', true, ({ totalMinor, totalRangeMinor }) => ({
            amountMinor: totalMinor,
            rangeMinor: totalRangeMinor,
          })),
          each('unit', 'Landed per unit', true, ({ perUnitMinor, perUnitRangeMinor }) => ({
            amountMinor: perUnitMinor,
            rangeMinor: perUnitRangeMinor,
          })),
        ]
      : [
          each('freight', 'Freight and entry', true, ({ withoutPriceMinor }) => ({
            amountMinor: withoutPriceMinor,
          })),
        ]),
  ];
}
