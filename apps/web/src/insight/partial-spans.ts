import type { ReportDeclaration } from '@brandwright/contract/insight/report.ts';
import type { FiguresResult } from '@brandwright/contract/insight/figures-result.ts';
import type { ReportResult } from '@brandwright/contract/insight/report-result.ts';
import { axisWords, cellWords } from './cell-words.ts';

type Days = Pick<ReportResult, 'from' | 'to'>;

interface Span {
  /** Its first day. */
  start: string;
  label: string;
}

const dayMs = 24 * 60 * 60_000;
const monthsOf = { MONTH: 1, QUARTER: 3, YEAR: 12 } as const;
type Length = 'WEEK' | keyof typeof monthsOf;
const isLength = (name: string | null): name is Length =>
  name !== null && (name === 'WEEK' || name in monthsOf);

function lastDayOf(start: string, length: Length): string {
  const at = new Date(start);
  const lastMs =
    length === 'WEEK'
      ? at.getTime() + 6 * dayMs
      : Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + monthsOf[length], 0);
  return new Date(lastMs).toISOString().slice(0, 10);
}

/** "Partial month: Nov 2026 (through Nov 22).": what the days cut short; null where all spans are whole. */
function partialWords(spans: readonly Span[], length: Length, { from, to }: Days): string | null {
  const brief = (day: string) => axisWords(day, { unit: 'day' }, null);
  const partial = spans.flatMap(({ start, label }) => {
    const begins = start < from ? `from ${brief(from)}` : '';
    const ends = lastDayOf(start, length) > to ? `through ${brief(to)}` : '';
    const days = [begins, ends].filter(Boolean).join(' ');
    return days ? [`${label} (${days})`] : [];
  });
  if (partial.length === 0) return null;
  return `Partial ${length.toLowerCase()}${partial.length > 1 ? 's' : ''}: ${partial.join(', ')}.`;
}

/** Which weeks or months of a report’s chart aren’t whole: what looks like a fall there isn’t one. */
export function partialOfReport(
  { chart, columns, hasGrain }: Pick<ReportDeclaration, 'chart' | 'columns' | 'hasGrain'>,
  { rows, grain, from, to }: Pick<ReportResult, 'rows' | 'grain' | 'from' | 'to'>,
): string | null {
  const column = chart?.kind === 'heatmap' ? undefined : columns.find(({ key }) => key === chart?.x);
  const length = column?.unit === 'month' ? 'MONTH' : column?.unit === 'day' ? grain : null;
  if (!column || !isLength(length)) return null;
  const spans = rows.flatMap((row) => {
    const value = row[column.key];
    return typeof value === 'string'
      ? [{ start: value.padEnd(10, '-01'), label: cellWords(value, column, grain) }]
      : [];
  });
  // Reports by month may say how things stood at its end, which the first day doesn't change.
  return partialWords(spans, length, { from: hasGrain ? from : '', to });
}

/** Which spans of figures over time aren’t whole. */
export function partialOfFigures({
  by,
  rows,
  from,
  to,
}: Pick<FiguresResult, 'by' | 'rows' | 'from' | 'to'>): string | null {
  if (!isLength(by)) return null;
  return partialWords(
    rows.map(({ key, label }) => ({ start: key, label })),
    by,
    { from, to },
  );
}
