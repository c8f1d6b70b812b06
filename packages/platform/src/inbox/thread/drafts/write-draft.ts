import { formatMoney } from '@brandwright/contract';
import { namesOfBlanks } from '@brandwright/contract/inbox/thread/blanks.ts';
import type { ReplyIntent } from '@brandwright/contract/inbox/thread/draft-reply.ts';
import type { PromiseKind, ThreadPromise } from '@brandwright/contract/inbox/thread/promise.ts';
import { polishLetter, type LetterSides } from '@brandwright/language/outgoing/polish.ts';
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
}

/** A draft with what of the thread stands in it. */
export interface WrittenDraft {
  text: string;
  facts: { label: string; value: string }[];
  /** What is still to be filled in, without its brackets. */
  blanks: string[];
}

/** What a template may take: every fact that is used is shown beside the draft. */
export interface Known {
  /** The value that stands, as the supplier said it, or null. */
  said(kind: PromiseKind): string | null;
  /** What the thread is about: "the stoneware mug", or "your product". */
  product: string;
  /** The figure that the founder named, or a place to fill in. */
  quantity: string;
  hasQuantity: boolean;
  targetPrice: string;
}

/** A draft for a purpose. Deterministic: the same thread and the same wishes give the same words. */
export function writeDraft(intent: ReplyIntent, facts: DraftFacts): WrittenDraft {
  const used = new Map<string, string>();
  const known: Known = {
    said(kind) {
      const one = facts.promises.find(
        (each) => each.kind === kind && each.isCurrent && each.saidBy === 'SUPPLIER',
      );
      if (one) used.set(one.label, one.value);
      return one?.value ?? null;
    },
    product: facts.subject === null ? 'the product that we spoke of' : inSentence(facts.subject),
    quantity: facts.quantity === null ? '[quantity]' : facts.quantity.toLocaleString('en-US'),
    hasQuantity: facts.quantity !== null,
    targetPrice: facts.targetPriceMinor === null ? '[target price]' : formatMoney(facts.targetPriceMinor),
  };
  const body = templates[intent](known);
  return inLetter(
    body,
    facts,
    [...used].map(([label, value]) => ({ label, value })),
  );
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

/** "Linen napkins" within a sentence; names such as "iPhone case" or "USB lamp" stay. */
const inSentence = (subject: string) =>
  /^\p{Lu}\p{Ll}/u.test(subject) ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject;
