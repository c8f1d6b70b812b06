import { Check } from 'lucide-react';
import type { Completeness } from '@brandwright/contract/brand-kits/entities.ts';
import { tabNames } from '@brandwright/contract/brand-kits/enums.ts';
import { cn } from '#ui/cn.ts';

/** The four parts that make a kit complete, in the order of the tabs. */
export const partsOf = (completeness: Completeness) =>
  [
    { tab: 'IDEA', isDone: completeness.idea },
    { tab: 'MOODBOARD', isDone: completeness.moodboard },
    { tab: 'MARKET_RESEARCH', isDone: completeness.marketResearch },
    { tab: 'PRODUCT_SKUS', isDone: completeness.productSkus },
  ] as const;

/** How far a kit is: four dots and words. */
export function CompletenessDots({ completeness }: { completeness: Completeness }) {
  const parts = partsOf(completeness);
  const done = parts.filter(({ isDone }) => isDone).length;
  return (
    <span className="inline-flex items-center gap-2 text-xs whitespace-nowrap text-ink-soft">
      <span aria-hidden className="flex gap-1">
        {parts.map(({ tab, isDone }) => (
          <span
            key={tab}
            title={tabNames[tab]}
            className={cn('size-2 rounded-full', isDone ? 'bg-good' : 'ring-1 ring-ink/30 ring-inset')}
          />
        ))}
      </span>
      {completeness.whole ? 'Complete' : `${done} of ${parts.length} parts`}
    </span>
  );
}

/** A tab's own sign of being complete. */
export function DoneMark({ isDone }: { isDone: boolean }) {
  return isDone ? (
    <Check role="img" aria-label="complete" className="size-3.5 text-good" />
  ) : (
    <span aria-label="not complete" role="img" className="size-1.5 rounded-full bg-ink/30" />
  );
}
