import type { Effect } from '@brandwright/contract';
import type { EvidenceKind } from '../ground/evidence.ts';

/**
 * How sure the partner must be, as a share of the times that it is right (ground/weights.ts): a read costs a moment, a plain
 * change can be undone but nobody asked for it, what asks anyway shows its card first.
 */
export const policy = {
  /** Carry it out from here on, by what it does. */
  act: { read: 0.5, write: 0.55, external: 0.4, money: 0.45, destructive: 0.5 } satisfies Record<
    Effect,
    number
  >,
  /** A plain change less sure than this waits for a yes: a share of them is not what was meant. */
  hold: 0.8,
  /** The same by the learned model alone. */
  plain: 0.82,
  /** A plain change waits for a yes in place of a choice from `likelier` on, or from `least` on where it is so many times as likely as the next. */
  propose: { likelier: 0.5, least: 0.4, ahead: 1.5 },
  /** The only change that may be meant is put with its card from this share of the learned model on. */
  putAlone: 0.2,
  /** "Ok 45", right after 45 was tried, is more than a figure: from this share of the learned model on. */
  figureAlone: 0.7,
  /** A change in so few words that name its record is said plainly. */
  fewWords: 10,
  /** A change that does not ask first is made from this share of the learned model on, however little else is likely. */
  change: 0.2,
  /** The same for a change that leaves something of the message aside. */
  partial: 0.8,
  /** A change that nothing in the message fills in, such as an undo, is made from this share of the learned model on. */
  unsaid: 0.5,
  /** "Show it in navy" makes something anew only when it is as sure as this; else it asks to look. */
  shows: 0.75,
  /** Offer to do what is only to be tried from this share of the learned model on. */
  tried: 0.3,
  /** Offer it among the readings. */
  offer: 0.08,
  /** The least share of the learned model for a reading to be offered or looked at. */
  likely: 0.04,
  /** Below this the best reading is not even offered: nothing here does it. */
  decline: 0.15,
  /** The same for a message that begins a conversation. */
  declineOpening: 0.27,
  /** From this share of the learned model on that nothing here does it, and none that is likelier, that is what is said. */
  outside: 0.3,
  /** So many times as likely as the likeliest operation it must be: of 2,332 messages that something here does 11 were said to be outside, of 200 others 120. */
  outsideAhead: 1.4,
  /** Below this share of the learned model that nothing here does it, something here does: nine of ten first messages lie below, and of those that have nothing to do with a shop one of thirty. */
  within: 0.008,
  /** A look at such a message from `least` on where it is so many times as likely as the next: 14 of 23 were what was meant. */
  lookAnyway: { least: 0.12, ahead: 2 },
  /** Answer from what is shown when an answer fits so well. */
  answer: 0.5,
  /** Open what a question names when the learned model sees this much in it. */
  named: 0.005,
  /** Look somewhere for a question when what is found there answers it so well. */
  lookUp: 0.4,
  /** A sum that somebody worked out is looked over where no operation is as likely as this. */
  sum: 0.6,
  /** Show the record in focus for a question when it has this share of the question's words. */
  whole: 0.34,
  /** Take a yes or a no for what waits. */
  decision: 0.6,
} as const;

/** Any of these against a change leaves it to be offered, whatever else speaks for it. */
export const grave: ReadonlySet<EvidenceKind> = new Set<EvidenceKind>([
  'losesUnasked',
  'repeatsChange',
  'forNew',
  'opposite',
  'saysNot',
  'keepsQuestion',
  'farOff',
  'codeAlone',
  'otherProduct',
]);

export const mostOptions = 3;
