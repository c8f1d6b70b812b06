import type { OpenDuty, TariffCandidate } from '@brandwright/contract/tariffs/tariff-answer.ts';
import { Button } from '#ui/button.tsx';
import { formatPercent } from '#ui/format.ts';

/** Lines that the words may mean, with what tells them apart. `chosen` is the one in use. */
export function CandidateList({
  candidates,
  duties = null,
  chosen,
  onChoose,
}: {
  candidates: readonly TariffCandidate[];
  /** Duty of each with all layers; the base rate is shown without. */
  duties?: OpenDuty | null;
  chosen?: string;
  onChoose: (candidate: TariffCandidate) => void;
}) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {candidates.map((candidate) => (
        <li key={candidate.hts} className="flex items-start gap-3 py-2.5 first:pt-0 last:pb-0">
          <div className="min-w-0 flex-1 text-sm">
            <p>
              <span className="figures font-medium">{candidate.hts}</span> {candidate.name}
            </p>
            <p className="line-clamp-2 text-ink-soft">{candidate.answer ?? candidate.description}</p>
          </div>
          <span className="figures max-w-32 pt-0.5 text-right text-sm text-ink-soft">
            {rateOf(candidate, duties)}
          </span>
          <Button
            size="small"
            onClick={() => onChoose(candidate)}
            disabled={candidate.hts === chosen}
            aria-label={`Use ${candidate.hts} ${candidate.name}`}
          >
            {candidate.hts === chosen ? 'In use' : 'Use'}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function rateOf({ hts, baseRate }: TariffCandidate, duties: OpenDuty | null): string {
  const rate = duties?.lines.find((line) => line.hts === hts)?.ratePercent;
  if (!rate) return `Base ${baseRate}`;
  return rate.min === rate.max
    ? formatPercent(rate.min)
    : `${formatPercent(rate.min)} to ${formatPercent(rate.max)}`;
}
