import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Milestone } from '@brandwright/contract/purchasing/entities.ts';
import { milestoneLabels } from '@brandwright/contract/purchasing/enums.ts';
import { serverNowMs } from '#api/server-clock.ts';
import { cn } from '#ui/cn.ts';
import { Money } from '#ui/text.tsx';
import { milestoneState } from '../milestone-state.ts';

const words = {
  good: 'text-good',
  warn: 'text-warn',
  bad: 'text-bad',
  neutral: 'text-ink-soft',
  info: 'text-info',
};

/** What happens on the way to the goods, in its order: done, due or overdue. */
export function MilestoneList({
  milestones,
  currency,
  control,
}: {
  milestones: readonly Milestone[];
  currency: string;
  /** Beside a milestone that isn’t done: how to record it. */
  control?: (milestone: Milestone) => ReactNode;
}) {
  if (milestones.length === 0) return null;
  const today = new Date(serverNowMs()).toISOString().slice(0, 10);
  return (
    <ol aria-label="Milestones" className="flex flex-col text-sm">
      {milestones.map((milestone, index) => {
        const state = milestoneState(milestone, today);
        return (
          <li key={`${milestone.kind} ${index}`} className="relative flex items-start gap-3 pb-3 last:pb-0">
            {index < milestones.length - 1 && (
              <span aria-hidden className="absolute top-5 bottom-0 left-[9.5px] w-px bg-line" />
            )}
            <span
              aria-hidden
              className={cn(
                'grid size-5 shrink-0 place-items-center rounded-full border',
                state.isDone ? 'border-good bg-good/10 text-good' : 'border-ink/25 bg-raised',
                state.tone === 'bad' && 'border-bad',
              )}
            >
              {state.isDone && <Check className="size-3" />}
            </span>
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap justify-between gap-x-3">
                <span className={state.isDone ? 'text-ink-soft' : 'font-medium'}>
                  {milestoneLabels[milestone.kind]}
                </span>
                {milestone.amountMinor !== null && (
                  <Money amountMinor={milestone.amountMinor} currency={currency} />
                )}
              </span>
              <span className={cn('block text-xs', words[state.tone])}>{state.words}</span>
            </span>
            {!state.isDone && control?.(milestone)}
          </li>
        );
      })}
    </ol>
  );
}
