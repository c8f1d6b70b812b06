import { comparisonLabels, dimensionLabels, measureFacts } from '@brandwright/contract/insight/figures.ts';
import { valueWords } from '@brandwright/contract/insight/value-words.ts';
import { Chart } from '#kit/charts/chart.tsx';
import type { ChartData } from '#kit/charts/chart-data.ts';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { formatNumber } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { isLessBetter } from '../less-is-better.ts';
import { ChangeMark } from '../parts/change-mark.tsx';
import { Definition } from '../parts/definition.tsx';
import { periodWords } from '../report-period.ts';

type Explained = OutputOfCard<'explained_change'>;

const partsInThread = 3;

/** Why a figure rose or fell: by how many and how large, and by which parts. */
export function ExplainedChangeCard({ output, density }: CardProps<Explained>) {
  const { measure, value, before, difference, change, compare, byCount, bySize, parts, currency } = output;
  const { label, unit } = measureFacts[measure];
  const words = (one: number) => valueWords(one, unit, currency);
  const signed = (one: number) => (one === 0 ? words(0) : `${one < 0 ? '−' : '+'}${words(Math.abs(one))}`);
  const dimensions = [...new Set(parts.map(({ by }) => by))];
  const title = `Why ${label.toLowerCase()} changed`;
  return (
    <Card label={title} title={title} note={periodWords(output)}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <p className="figures text-xl font-semibold tracking-tight">{signed(difference)}</p>
          <ChangeMark change={change} lessIsBetter={isLessBetter(measure)} />
          <p className="text-sm text-ink-soft">
            {words(value)}, compared with {words(before)} in {comparisonLabels[compare]} (
            {periodWords({ from: output.comparedFrom, to: output.comparedTo })})
          </p>
        </div>
        {byCount !== null && bySize !== null && (
          <Details
            items={[
              {
                label: `Number of orders: ${formatNumber(output.orders)}, was ${formatNumber(output.ordersBefore)}`,
                value: signed(byCount),
              },
              { label: 'Average order size', value: signed(bySize) },
            ]}
          />
        )}
        {dimensions.map((by) => (
          <section key={by} aria-label={dimensionLabels[by]} className="border-t border-line pt-3">
            <h4 className="text-sm font-medium">{dimensionLabels[by]}</h4>
            <Chart
              data={partsChart(output, by, density === 'thread' ? partsInThread : Infinity)}
              title={`${title}: ${dimensionLabels[by].toLowerCase()}`}
              period={periodWords(output)}
              finding={`${label}: ${signed(difference)} compared with ${comparisonLabels[compare]}.`}
              fileName={`why-${label.toLowerCase()}-changed-${output.to}`}
              plain={density === 'thread'}
            />
          </section>
        ))}
        {parts.length === 0 && <p className="text-sm text-ink-soft">No single cause stands out.</p>}
        <Definition text={output.definition} />
      </div>
    </Card>
  );
}

function partsChart({ measure, parts, currency }: Explained, by: string, most: number): ChartData {
  const shown = parts.filter((part) => part.by === by).slice(0, most);
  const { unit } = measureFacts[measure];
  return {
    kind: 'bar',
    points: shown.map(({ key, label }) => ({ key, label, short: label })),
    series: [{ key: 'difference', label: 'Difference', unit, values: shown.map((part) => part.difference) }],
    pointsLabel: shown[0] ? dimensionLabels[shown[0].by] : 'Part',
    currency,
    isSigned: true,
  };
}
