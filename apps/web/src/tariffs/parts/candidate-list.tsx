import type { TariffCandidate } from '@brandwright/contract/tariffs/tariff-answer.ts';
import { Button } from '#ui/button.tsx';

/** Lines that the words may mean, with what tells them apart. `chosen` is the one in use. */
export function CandidateList({
  candidates,
  chosen,
  onChoose,
}: {
  candidates: readonly TariffCandidate[];
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
            {candidate.baseRate}
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
