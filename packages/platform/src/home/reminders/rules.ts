import { OperationError } from '@brandwright/contract';
import { dayOf } from '../../kernel/data/days.ts';
import type { Context } from '../../kernel/request/context.ts';

const opening =
  /^(?:please\s+)?(?:(?:can|could|will|would) you\s+)?(?:remind me|don['’]?t let me forget|set (?:me )?(?:up )?a reminder|make a reminder|reminder)\b[\s:,]*(?:(?:to|of|about|that|for)\b\s*)?/i;

/** "Remind me to order boxes" → "Order boxes". Errors: bad_input where nothing is left. */
export function textOf(said: string): string {
  const text = said
    .replace(opening, '')
    .replace(/[\s.,;]+$/, '')
    .trim();
  if (text.length < 2)
    throw new OperationError('bad_input', 'What should I remind you of? Say it in a few words.', [
      { path: 'text', message: 'A few words.' },
    ]);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Errors: bad_input for a day that is over. */
export function requireDay({ clock }: Pick<Context, 'clock'>, remindOn: string): void {
  if (remindOn < dayOf(clock.now()))
    throw new OperationError('bad_input', 'That day has passed. Name today or a later one.', [
      { path: 'remindOn', message: 'Today or a later day.' },
    ]);
}
