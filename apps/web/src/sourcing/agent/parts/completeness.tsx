import { briefFieldNames } from '@brandwright/contract/sourcing/agent/enums.ts';
import type { TechPack } from '@brandwright/contract/sourcing/agent/tech-pack.ts';

/** How far the brief is, what is missing, and the next question. */
export function Completeness({ pack }: { pack: TechPack }) {
  const { percent, needed, wanted, nextQuestion } = pack.completeness;
  const names = (fields: typeof needed) =>
    fields.map((field) => briefFieldNames[field].toLowerCase()).join(', ');
  return (
    <div className="flex flex-col gap-1.5" data-tour="brief-completeness">
      <div className="flex items-center gap-3">
        <div
          role="progressbar"
          aria-label="How complete the brief is"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="h-1.5 flex-1 overflow-hidden rounded-full bg-ink/8"
        >
          <div className="h-full rounded-full bg-ink" style={{ width: `${percent}%` }} />
        </div>
        <span className="figures text-sm">{percent}%</span>
      </div>
      <p className="text-sm text-ink-soft">
        {needed.length > 0
          ? `Needed before matching: ${names(needed)}.`
          : wanted.length > 0
            ? `Add for better matches: ${names(wanted)}.`
            : 'The brief is complete.'}
        {nextQuestion && <span className="block text-ink">{nextQuestion}</span>}
      </p>
    </div>
  );
}
