import type { contactFactories } from '@brandwright/contract/sourcing/outreach/contact-factories.ts';
import type { draftFactoryMessage } from '@brandwright/contract/sourcing/outreach/draft-factory-message.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { count } from '#ui/format.ts';

/** The message as it was drafted. */
export type Draft = OutputOf<typeof draftFactoryMessage>;
/** What became of the sending. */
export type Result = OutputOf<typeof contactFactories>;

/** To a single factory the message names it at once. */
export function writtenTo({ message, factories }: Draft): string | null {
  const [only, other] = factories;
  return only && !other ? (message?.replaceAll('{{name}}', only.name) ?? null) : message;
}

/** What is said under the message. */
export function hintOf({ message, missing, briefTitle, factories }: Draft): string {
  if (message === null) return 'There’s no brief yet, so write your own message.';
  const gaps = missing.length > 0 ? ` It doesn’t mention ${missing.join(', ')}; factories will ask.` : '';
  const name = factories.length > 1 ? ' {{name}} becomes the factory’s name.' : '';
  return `Written from the brief “${briefTitle ?? ''}”.${name}${gaps}`;
}

/** How the sending went, in a title. */
export function sentTitle({ counts }: Result): string {
  const waiting = count(counts.queued, 'factory', 'factories');
  if (counts.sent === 0) return counts.queued === 0 ? 'Nothing was sent' : `On the way to ${waiting}`;
  const sent = `Sent to ${count(counts.sent, 'factory', 'factories')}`;
  return counts.queued === 0 ? sent : `${sent}, on the way to ${counts.queued} more`;
}
