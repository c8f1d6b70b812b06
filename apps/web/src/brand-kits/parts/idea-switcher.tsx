import { Check } from 'lucide-react';
import type { BrandIdea } from '@brandwright/contract/brand-kits/entities.ts';
import { cn } from '#ui/cn.ts';
import { brandType } from '../look/typeface.ts';
import { PaletteStrip } from './palette-strip.tsx';

/** The ideas of a kit side by side; the one in view is pressed, the chosen one has a tick. */
export function IdeaSwitcher({
  ideas,
  chosenUuid,
  shownUuid,
  onShow,
}: {
  ideas: readonly BrandIdea[];
  chosenUuid: string | null;
  shownUuid: string | undefined;
  onShow: (uuid: string) => void;
}) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))]">
      {ideas.map((idea, index) => {
        const isChosen = idea.uuid === chosenUuid;
        return (
          <li key={idea.uuid} className="flex">
            <button
              type="button"
              aria-pressed={idea.uuid === shownUuid}
              onClick={() => onShow(idea.uuid)}
              className={cn(
                'flex w-full min-w-0 flex-col gap-2 rounded-xl border bg-raised p-3.5 text-left transition-colors',
                idea.uuid === shownUuid ? 'border-ink' : 'border-line hover:border-ink/35',
              )}
            >
              <span className="flex w-full items-center justify-between gap-2 text-xs text-ink-soft">
                Idea {index + 1}
                {isChosen && (
                  <span className="inline-flex items-center gap-1 text-good">
                    <Check aria-hidden className="size-3.5" />
                    Chosen
                  </span>
                )}
              </span>
              <span style={brandType(idea.brandName, '1.375rem')} className="w-full truncate leading-tight">
                {idea.brandName}
              </span>
              <span className="line-clamp-2 min-h-8 text-xs text-ink-soft">{idea.slogan}</span>
              <PaletteStrip
                palette={idea.colorPalette.map(({ hexCode }) => hexCode)}
                className="mt-auto h-2 w-full"
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
