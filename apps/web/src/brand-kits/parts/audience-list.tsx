import { Check } from 'lucide-react';
import type { TargetAudience } from '@brandwright/contract/brand-kits/entities.ts';
import { cn } from '#ui/cn.ts';

/** For whom the brand could be; one is chosen. */
export function AudienceList({
  audiences,
  chosenUuid,
  onChoose,
}: {
  audiences: readonly TargetAudience[];
  chosenUuid: string | null;
  onChoose?: ((uuid: string) => void) | undefined;
}) {
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {audiences.map((audience) => {
        const isChosen = audience.uuid === chosenUuid;
        return (
          <li key={audience.uuid} className="flex">
            <button
              type="button"
              aria-pressed={isChosen}
              disabled={!onChoose}
              onClick={() => !isChosen && onChoose?.(audience.uuid)}
              className={cn(
                'flex w-full flex-col gap-1.5 rounded-xl border bg-raised p-4 text-left text-sm transition-colors',
                isChosen ? 'border-ink' : 'border-line enabled:hover:border-ink/35',
              )}
            >
              <span className="flex w-full items-start justify-between gap-3">
                <span className="font-semibold">{audience.name}</span>
                {isChosen && <Check role="img" aria-label="Chosen" className="mt-0.5 size-4 text-good" />}
              </span>
              <span className="text-ink-soft">{audience.description}</span>
              <span className="mt-auto pt-2 text-xs text-ink-soft">
                {[audience.ageRange, ...audience.channels.slice(0, 3)].filter(Boolean).join(' · ')}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
