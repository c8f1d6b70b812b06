import { OperationError } from '@brandwright/contract';
import { readDates } from '@brandwright/language/values/dates.ts';
import { dayOf } from '../../kernel/data/days.ts';
import type { Context } from '../../kernel/request/context.ts';

/** How one asks to be reminded, anywhere in a sentence. */
const asking =
  /(?:please\s+)?(?:(?:and|so|just)\s+)?(?:(?:can|could|will|would)\s+you\s+)?(?:(?:please|then)\s+)?(?:(?:remind|nudge|ping|nag|tell)\s+me(?:\s+again)?|give\s+me\s+a\s+(?:shout|nudge)|don['’]?t\s+let\s+me\s+forget|(?:set|make|put|add)(?:\s+(?:me|in|up))*\s+a\s+reminder(?:\s+in)?|reminder)\b[\s:,]*/i;
const joints = /^(?:[\s,:;.–-]+|(?:to|of|about|that|for|on|by|then|please)\b\s*)+/i;
const ends = /(?:[\s,:;.!?–-]+|\s(?:to|of|about|that|for|on|by|then|please|thanks?)(?=[\s.!?]*$))+$/i;
const between = /^[\s,:;.–-]*(?:(?:on|by|for|in|next|at)\s*)*$/i;

/**
 * What to be reminded of, without how it was asked for and when: "remind me on Friday to order boxes" → "Order boxes", "the water
 * meter, remind me on the 30th" → "The water meter". Words that ask for nothing stay as they are. Errors: bad_input where nothing is left.
 */
export function textOf(said: string, now: Date): string {
  const asked = asking.exec(said);
  const text = asked ? withoutAsking(said, asked.index, asked.index + asked[0].length, now) : said;
  const kept = text.replace(joints, '').replace(ends, '').trim();
  if (kept.length < 2)
    throw new OperationError('bad_input', 'What should I remind you of? Say it in a few words.', [
      { path: 'text', message: 'A few words.' },
    ]);
  return `${kept.charAt(0).toUpperCase()}${kept.slice(1)}`;
}

/** What stands behind the asking, or before it where nothing but the day is behind. */
function withoutAsking(said: string, from: number, to: number, now: Date): string {
  const behind = withoutDay(said.slice(to), now);
  return behind.replace(joints, '').replace(ends, '') === '' ? said.slice(0, from) : behind;
}

/** Without the day at the beginning or at the end, which is when to remind. */
function withoutDay(text: string, now: Date): string {
  for (const { start, end } of [...readDates(text, now), ...daysOfMonth(text)]) {
    if (between.test(text.slice(0, start))) return text.slice(end);
    if (/^[\s.!?]*(?:please|thanks?)?[\s.!?]*$/i.test(text.slice(end)))
      return text.slice(0, start).replace(/\s(?:on|by|for|in|next|at)\s*$/i, '');
  }
  return text;
}

/** "The 30th". */
const daysOfMonth = (text: string) =>
  [...text.matchAll(/\b(?:on )?the \d{1,2}(?:st|nd|rd|th)\b/gi)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));

/** Errors: bad_input for a day that is over. */
export function requireDay({ clock }: Pick<Context, 'clock'>, remindOn: string): void {
  if (remindOn < dayOf(clock.now()))
    throw new OperationError('bad_input', 'That day has passed. Choose today or a later day.', [
      { path: 'remindOn', message: 'Today or a later day.' },
    ]);
}
