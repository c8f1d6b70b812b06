import { landedLabel, landedWithEstimate } from '@brandwright/contract/tariffs/landed.ts';
import { Link } from 'react-router';
import type { FactoryMatch } from '@brandwright/contract/sourcing/agent/factory-match.ts';
import { matchFactorNames, matchFactors } from '@brandwright/contract/sourcing/agent/factory-match.ts';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/cn.ts';
import { count, formatDay, formatMoney, formatNumber } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { supplierAddress } from '../../addresses.ts';

const figures: readonly { label: string; of: (match: FactoryMatch) => string }[] = [
  {
    label: 'Factory price',
    of: (match) => (match.unitPriceMinor === null ? 'On request' : formatMoney(match.unitPriceMinor)),
  },
  {
    label: landedLabel(landedWithEstimate),
    of: (match) => (match.landed ? formatMoney(match.landed.landedMinor) : 'Unknown'),
  },
  { label: 'MOQ', of: (match) => (match.moq === null ? 'On request' : formatNumber(match.moq)) },
  { label: 'In hand by', of: (match) => formatDay(match.inHandOn) },
  { label: 'Rating', of: (match) => match.averageReview?.toFixed(2) ?? 'None' },
];

/** Matched factories side by side: figures, then the points of each factor; the best of a row is bold. */
export function FactoryMatchComparisonCard({ output }: CardProps<OutputOfCard<'factory_match_comparison'>>) {
  const { rows } = output;
  const factors = matchFactors.filter((factor) =>
    rows.some((row) => row.factors.some((one) => one.factor === factor)),
  );
  return (
    <Card
      label="Comparison of matches"
      title={`${count(rows.length, 'match', 'matches')} side by side`}
      note={`For ${output.title}${output.isStale ? '. The brief changed since they were matched.' : ''}`}
      flush
    >
      <div className="overflow-x-auto">
        <table className="figures w-full min-w-sm text-sm">
          <thead>
            <tr className="border-y border-line align-bottom">
              <th scope="col" className="px-4 py-3 text-left font-normal text-ink-soft">
                Score
              </th>
              {rows.map((row) => (
                <th key={row.supplierId} scope="col" className="px-2 py-3 text-left font-semibold last:pr-4">
                  <Link
                    to={supplierAddress(row.supplierId)}
                    className="hover:underline hover:underline-offset-4"
                  >
                    {row.name}
                  </Link>
                  <span className="block font-normal">{row.score} / 100</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map(({ label, of }) => (
              <Row
                key={label}
                label={label}
                cells={rows.map((row) => ({ id: row.supplierId, text: of(row), isBest: false }))}
              />
            ))}
            {factors.map((factor) => (
              <Row key={factor} label={matchFactorNames[factor]} cells={pointsOf(rows, factor)} />
            ))}
          </tbody>
        </table>
      </div>
      {output.differences[0] && (
        <p className="px-4 py-3 text-sm text-ink-soft">{output.differences[0].words}.</p>
      )}
    </Card>
  );
}

interface Cell {
  id: string;
  text: string;
  isBest: boolean;
}

function pointsOf(rows: readonly FactoryMatch[], factor: (typeof matchFactors)[number]): Cell[] {
  const scores = rows.map((row) => row.factors.find((one) => one.factor === factor));
  const best = Math.max(...scores.map((score) => score?.points ?? 0));
  const isTie = scores.every((score) => score?.points === best);
  return rows.map((row, index) => {
    const score = scores[index];
    return {
      id: row.supplierId,
      text: score ? `${score.points} of ${score.weight}` : 'Open',
      isBest: !isTie && score?.points === best,
    };
  });
}

function Row({ label, cells }: { label: string; cells: readonly Cell[] }) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="px-4 py-2 text-left font-normal text-ink-soft">
        {label}
      </th>
      {cells.map(({ id, text, isBest }) => (
        <td key={id} className={cn('px-2 py-2 last:pr-4', isBest && 'font-semibold')}>
          {text}
          {isBest && <span className="sr-only"> (best)</span>}
        </td>
      ))}
    </tr>
  );
}
