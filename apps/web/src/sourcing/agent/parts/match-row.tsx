import { landedWithEstimate, landedWords } from '@brandwright/contract/tariffs/landed.ts';
import { Check, Minus } from 'lucide-react';
import { Link } from 'react-router';
import type { FactoryMatch } from '@brandwright/contract/sourcing/agent/factory-match.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { formatDay, formatMoney, formatNumber } from '#ui/format.ts';
import { Picture } from '#ui/picture.tsx';
import { supplierAddress } from '../../addresses.ts';

export interface MatchRowProps {
  match: FactoryMatch;
  /** Where factories may be chosen. */
  choice?: { isChosen: boolean; onToggle: () => void } | undefined;
  /** Every reason and every factor; else the strongest few. */
  isFull: boolean;
}

/** A matched factory: its score, its figures, what speaks for it and against. */
export function MatchRow({ match, choice, isFull }: MatchRowProps) {
  const most = isFull ? 4 : 2;
  return (
    <li className="flex gap-3 border-t border-line px-4 py-4 first:border-t-0">
      {choice && (
        <Checkbox
          checked={choice.isChosen}
          onCheckedChange={choice.onToggle}
          aria-label={`Choose ${match.name}`}
          className="mt-1"
        />
      )}
      <Picture src={match.pictureUrl} alt="" sizes="64px" className="w-14 shrink-0 self-start" />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <Link
              to={supplierAddress(match.supplierId)}
              className="font-medium hover:underline hover:underline-offset-4"
            >
              {match.rank}. {match.name}
            </Link>
            <p className="text-sm text-ink-soft">
              {match.city}, {match.countryName}
            </p>
          </div>
          <Score score={match.score} />
        </div>
        <p className="figures mt-1 text-sm">{figuresOf(match).join(' · ')}</p>
        <ul className="mt-2 flex flex-col gap-1 text-sm">
          {match.reasons.slice(0, most).map((words) => (
            <li key={words} className="flex gap-2">
              <Check aria-label="For" className="mt-0.5 size-4 shrink-0 text-good" />
              {words}
            </li>
          ))}
          {match.against.slice(0, most).map((words) => (
            <li key={words} className="flex gap-2 text-ink-soft">
              <Minus aria-label="Against" className="mt-0.5 size-4 shrink-0 text-warn" />
              {words}
            </li>
          ))}
        </ul>
        {isFull && <Factors match={match} />}
      </div>
    </li>
  );
}

export function Score({ score }: { score: number }) {
  return (
    <p className="figures shrink-0 text-right">
      <span className="text-lg font-semibold">{score}</span>
      <span className="text-sm text-ink-soft"> / 100</span>
    </p>
  );
}

function figuresOf(match: FactoryMatch): string[] {
  return [
    match.unitPriceMinor === null ? 'Price on request' : `${formatMoney(match.unitPriceMinor)} per unit`,
    ...(match.landed
      ? [`about ${formatMoney(match.landed.landedMinor)} ${landedWords(landedWithEstimate)}`]
      : []),
    match.moq === null ? 'MOQ on request' : `MOQ ${formatNumber(match.moq)}`,
    `in hand by ${formatDay(match.inHandOn)}`,
  ];
}

function Factors({ match }: { match: FactoryMatch }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="cursor-pointer text-ink-soft">How the score is calculated</summary>
      <dl className="mt-2 flex flex-col gap-1.5">
        {match.factors.map((factor) => (
          <div key={factor.factor} className="grid grid-cols-[1fr_auto] gap-x-3">
            <dt>{factor.label}</dt>
            <dd className="figures text-right">
              {factor.points} of {factor.weight}
            </dd>
            <dd className="col-span-2 text-ink-soft">{factor.words}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
