import type { Milestone } from '@brandwright/contract/purchasing/entities.ts';
import { count, formatDay } from '#ui/format.ts';
import type { Tone } from '#ui/badge.tsx';

const dayMs = 86_400_000;

export interface MilestoneState {
  tone: Tone;
  words: string;
  isDone: boolean;
}

/** How a milestone stands on a day (YYYY-MM-DD): done, due, or so many days overdue. */
export function milestoneState({ dueOn, doneOn }: Milestone, today: string): MilestoneState {
  if (doneOn !== null) return { tone: 'good', words: `Done ${formatDay(doneOn)}`, isDone: true };
  if (dueOn === null) return { tone: 'neutral', words: 'No date yet', isDone: false };
  const late = Math.round((Date.parse(today) - Date.parse(dueOn)) / dayMs);
  if (late > 0) return { tone: 'bad', words: `${count(late, 'day')} overdue`, isDone: false };
  if (late === 0) return { tone: 'warn', words: 'Due today', isDone: false };
  return { tone: 'neutral', words: `Due ${formatDay(dueOn)}`, isDone: false };
}
