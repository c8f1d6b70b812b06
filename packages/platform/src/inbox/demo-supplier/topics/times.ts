import { dayWords } from '@brandwright/contract/sourcing/rfq/words.ts';
import type { Goods } from '../facts.ts';
import { mostNamed, nameOf, type Asked, type Topic } from './topic.ts';

const dayMs = 24 * 60 * 60 * 1000;
const isoDay = (at: Date) => at.toISOString().slice(0, 10);

/** Days of production: of the goods that are spoken of, else the supplier's usual range. */
function daysOf({ facts, goods }: Asked): { min: number; max: number; of: string } {
  const few = goods.slice(0, mostNamed);
  if (few.length === 0 || goods.length > mostNamed)
    return { min: facts.productionDaysMin, max: facts.productionDaysMax, of: '' };
  const days = few.map(({ leadTimeDays }) => leadTimeDays);
  return {
    min: Math.min(...days),
    max: Math.max(...days),
    of: few.length === 1 ? ` of ${nameOf(few[0] as Goods)}` : '',
  };
}

function production(asked: Asked): string {
  const { min, max, of } = daysOf(asked);
  const range = min === max ? `about ${max}` : `${min} to ${max}`;
  // A service has no smallest order, no sample and no freight.
  const takes =
    asked.facts.moq === null
      ? `it takes ${range} days`
      : `production${of} takes ${range} days once the sample is approved; shipping comes on top`;
  const { day } = asked.question;
  if (day === null) return `${takes.charAt(0).toUpperCase()}${takes.slice(1)}.`;
  const left = Math.floor((new Date(day).getTime() - asked.now.getTime()) / dayMs);
  const latest = dayWords(isoDay(new Date(new Date(day).getTime() - max * dayMs)));
  if (left < min)
    return `No, ${dayWords(day)} is too soon: ${takes}. The earliest is ${dayWords(isoDay(new Date(asked.now.getTime() + min * dayMs)))}.`;
  if (left < max) return `${dayWords(day)} is tight: ${takes}. We would have to begin at once.`;
  return `Yes, it can be ready by ${dayWords(day)} when the sample is approved by ${latest}: ${takes}.`;
}

export const timeTopics: readonly Topic[] = [
  {
    key: 'time',
    asked:
      /\b(?:lead ?time|how long(?! (?:is |are )?(?:the |your |this |that )?(?:price|quote|offer|warranty|have you))|how (?:soon|fast|quick(?:ly)?)|when (?:could|can|would|will)|delivery (?:date|time)|production time|turnaround|ready|(?:in|within) (?:\d+ |a few )?(?:days|weeks)|deadline|(?:by|before|until) (?:the )?(?:end|start|middle|beginning|mid|early|late|\d|jan|feb|mar|apr|may\b|jun|jul|aug|sep|oct|nov|dec|next|christmas|easter))/i,
    answer: production,
  },
];
