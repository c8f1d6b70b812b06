import { formatMoney } from '@brandwright/contract';
import { namesOfBlanks } from '@brandwright/contract/inbox/thread/blanks.ts';
import type { ReplyIntent } from '@brandwright/contract/inbox/thread/draft-reply.ts';
import type { PromiseKind, ThreadPromise } from '@brandwright/contract/inbox/thread/promise.ts';
import { polishLetter, type LetterSides } from '@brandwright/language/outgoing/polish.ts';
import type { ThreadWarning } from '@brandwright/contract/inbox/thread/warning.ts';
import { byKind } from '../promises/kind-order.ts';
import type { OwnLast } from '../own-last-message.ts';
import { answersTo, type OpenQuestion } from './answer-questions.ts';
import type { Known } from './known.ts';
import type { OwnWords } from './own-words.ts';
import { templates } from './templates.ts';

/** What a draft is written from. */
export interface DraftFacts {
  supplierName: string;
  /** Who signs. */
  signer: Omit<LetterSides, 'recipient'>;
  /** What the thread is about, where it says so. */
  subject: string | null;
  promises: readonly ThreadPromise[];
  /** Pieces and price that the founder named. */
  quantity: number | null;
  targetPriceMinor: number | null;
  /** What the supplier waits to hear, in the order of the thread. */
  questions: readonly OpenQuestion[];
  /** What to ask about trouble that their last message tells of. */
  trouble: string | null;
  /** What we said of the order. */
  own: OwnWords;
  /** Our last message, where it was the last of the thread. */
  ownLast: (OwnLast & { day: string }) | null;
  warnings: readonly ThreadWarning[];
  now: Date;
}

/** A draft with what of the thread stands in it. */
export interface WrittenDraft {
  text: string;
  facts: { label: string; value: string }[];
  /** What is still to be filled in, without its brackets. */
  blanks: string[];
}

/** A draft for a purpose. Deterministic: the same thread and the same wishes give the same words. */
export function writeDraft(intent: ReplyIntent, facts: DraftFacts): WrittenDraft {
  const used = new Map<string, string>();
  const cite = (label: string, value: string) => {
    used.set(label, value);
    return value;
  };
  const said = (kind: PromiseKind) => {
    const one = standing(facts.promises).find((each) => each.kind === kind);
    return one ? cite(one.label, one.value) : null;
  };
  const quantity = facts.quantity ?? ownQuantity(intent, facts);
  const target = facts.targetPriceMinor ?? facts.own.targetPriceMinor;
  const { ownLast, warnings } = facts;
  const known: Known = {
    said,
    product: facts.subject === null ? 'the product we talked about' : inSentence(facts.subject),
    quantity: quantity === null ? '[quantity]' : quantity.toLocaleString('en-US'),
    hasQuantity: quantity !== null,
    targetPrice: target === null ? null : formatMoney(target),
    answers:
      intent === 'ANSWER'
        ? [
            ...answersTo(facts.questions, facts.own, facts.now, cite),
            ...(facts.trouble === null ? [] : [facts.trouble]),
          ]
        : [],
    offered: () => offeredOf(facts.promises, cite),
    ownLast: ownLast && {
      kind: ownLast.kind,
      day: ownLast.day,
      sentence: 'sentence' in ownLast ? ownLast.sentence : null,
    },
    isUnsafe: warnings.some(({ kind, severity }) => severity === 'HIGH' && moneyKinds.has(kind)),
    isStrange: warnings.some(({ kind }) => kind === 'COMMAND'),
  };
  const body = templates[intent](known);
  return inLetter(
    body,
    facts,
    [...used].map(([label, value]) => ({ label, value })),
  );
}

/** Purposes for which the pieces that we named before are meant. */
const intentsOfQuantity: ReadonlySet<ReplyIntent> = new Set([
  'CONFIRM_ORDER',
  'NEGOTIATE_PRICE',
  'ASK_LEAD_TIME',
  'ASK_PRICE',
]);
/** The pieces that we named before, where the purpose is about them; to lower an MOQ only where they are below it. */
function ownQuantity(intent: ReplyIntent, { own, promises }: DraftFacts): number | null {
  if (intentsOfQuantity.has(intent)) return own.quantity;
  const moq = standing(promises).find(({ kind }) => kind === 'MOQ')?.quantity ?? null;
  const isBelow = own.quantity !== null && moq !== null && own.quantity < moq;
  return intent === 'NEGOTIATE_MOQ' && isBelow ? own.quantity : null;
}

const moneyKinds: ReadonlySet<ThreadWarning['kind']> = new Set(['BANK_DETAILS_CHANGED', 'OUTSIDE_PAYMENT']);

const standing = (promises: readonly ThreadPromise[]) =>
  promises.filter(({ isCurrent, saidBy }) => isCurrent && saidBy === 'SUPPLIER');

/** "- Price: USD 3.20 per piece at 500 pieces", one line for each kind that they spoke of. */
function offeredOf(promises: readonly ThreadPromise[], cite: (label: string, value: string) => string) {
  const lines = standing(promises)
    .filter(({ kind }) => kind !== 'CERTIFICATE')
    .toSorted(byKind)
    .map(({ label, value }) => `- ${label}: ${cite(label, value)}`);
  return lines.length > 0 ? lines.join('\n') : null;
}

/** The person's own words, laid out as a letter. */
export const draftOfWords = (text: string, facts: DraftFacts): WrittenDraft => inLetter(text, facts, []);

function inLetter(
  body: string,
  { supplierName, signer }: DraftFacts,
  used: WrittenDraft['facts'],
): WrittenDraft {
  const text = polishLetter(body, { recipient: supplierName, ...signer });
  return { text, facts: used, blanks: namesOfBlanks(text) };
}

/** "the linen napkins" of "Linen napkins" within a sentence; names such as "iPhone case" or "USB lamp" stay. */
function inSentence(subject: string): string {
  const said = /^\p{Lu}\p{Ll}/u.test(subject) ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject;
  return /^(?:the|our|your|a|an|this|these|my|\d)\b/i.test(said) ? said : `the ${said}`;
}
