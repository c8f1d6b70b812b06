import { comparisonLabels, dimensionLabels, measureFacts } from '@brandwright/contract/insight/figures.ts';
import type { FigureRow } from '@brandwright/contract/insight/figures-result.ts';
import { valueWords } from '@brandwright/contract/insight/value-words.ts';
import { Chart } from '#kit/charts/chart.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { count, formatNumber } from '#ui/format.ts';
import { Table, type Column } from '#ui/table.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { sentence } from '../cell-words.ts';
import { figuresChart } from '../figures-chart.ts';
import { isLessBetter } from '../less-is-better.ts';
import { ChangeMark } from '../parts/change-mark.tsx';
import { Definition } from '../parts/definition.tsx';
import { ReportNotes } from '../parts/report-notes.tsx';
import { partialOfFigures } from '../partial-spans.ts';
import { periodWords } from '../report-period.ts';

const shownInThread = 6;

/** A figure with its change, told apart by what was asked, and what it is made of. */
export function FiguresCard({ output, density }: CardProps<OutputOfCard<'figures'>>) {
  const { measure, by, value, before, change, compare, rows, total, orders, filters, notes, currency } =
    output;
  const { label, unit, definition } = measureFacts[measure];
  const words = (one: number | null) => valueWords(one, unit, currency);
  const chart = figuresChart(output);
  const partial = partialOfFigures(output);
  const shown = density === 'thread' ? rows.slice(0, shownInThread) : rows;
  const title = by === null ? label : `${label} by ${dimensionLabels[by].toLowerCase()}`;
  const against =
    compare === null || output.comparedFrom === null || output.comparedTo === null
      ? null
      : `${words(before)} in ${comparisonLabels[compare]} (${periodWords({ from: output.comparedFrom, to: output.comparedTo })})`;
  return (
    <Card label={title} title={title} note={periodWords(output)}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <p className="figures text-xl font-semibold tracking-tight">{words(value)}</p>
          {compare !== null && value !== null && (
            <ChangeMark change={change} of={{ unit, value, before }} lessIsBetter={isLessBetter(measure)} />
          )}
          {against && <p className="text-sm text-ink-soft">{against}</p>}
        </div>
        {filters.length > 0 && (
          <ul aria-label="Filters" className="flex flex-wrap gap-2">
            {filters.map((filter) => (
              <li key={filter}>
                <Badge>{filter}</Badge>
              </li>
            ))}
          </ul>
        )}
        {chart && (
          <Chart
            data={chart}
            title={title}
            period={periodWords(output)}
            finding={`${label}: ${words(value)}, based on ${count(orders, 'order')}.`}
            notes={partial === null ? [] : [partial]}
            fileName={`${title.toLowerCase().replaceAll(' ', '-')}-${output.to}`}
          />
        )}
        {partial && !chart && <p className="text-xs text-ink-soft">{partial}</p>}
        {by !== null && rows.length === 0 && (
          <p className="text-sm text-ink-soft">No orders in this period.</p>
        )}
        {rows.length > 0 && (
          <div>
            <Table
              rows={shown}
              rowKey={({ key }) => key}
              columns={columnsOf(output, words)}
              label={title}
              density="compact"
            />
            {total > shown.length && (
              <p className="mt-2 text-xs text-ink-soft">
                Showing {formatNumber(shown.length)} of {formatNumber(total)}.
              </p>
            )}
          </div>
        )}
        <p className="text-sm text-ink-soft">Based on {count(orders, 'order')}.</p>
        <ReportNotes notes={notes} />
        <Definition text={output.definition || definition} />
      </div>
    </Card>
  );
}

function columnsOf(
  { measure, by, compare, rows }: OutputOfCard<'figures'>,
  words: (value: number | null) => string,
): Column<FigureRow>[] {
  const { label } = measureFacts[measure];
  const hasShares = rows.some(({ share }) => share !== null);
  return [
    { key: 'label', header: by === null ? label : dimensionLabels[by], cell: (row) => sentence(row.label) },
    { key: 'value', header: label, align: 'right', cell: (row) => words(row.value) },
    ...(compare === null
      ? []
      : [
          {
            key: 'before',
            header: 'Before',
            align: 'right' as const,
            cell: (row: FigureRow) => words(row.before),
          },
        ]),
    ...(hasShares
      ? [
          {
            key: 'share',
            header: 'Share',
            align: 'right' as const,
            from: 'sm' as const,
            cell: (row: FigureRow) => valueWords(row.share, 'percent'),
          },
        ]
      : []),
  ];
}
