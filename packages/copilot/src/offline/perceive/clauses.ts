import { operations } from '@brandwright/contract';
import { isQuestion, withoutOpening } from './mood.ts';

/** Verbs that people ask with beside those that operations are named by. */
const everydayVerbs =
  'bin bring bump buy call chase chuck count email fix go heart hide hold keep label leave let log look lower mail make mark message note open pause pick ping pin print pull push put raise read release remind reorder restock ring run scrap show shut sort stick swap switch take tell text throw tick turn try use wake warn write';
export const verbs: ReadonlySet<string> = new Set([
  ...everydayVerbs.split(' '),
  ...operations.flatMap(({ name }) => name.split('_', 1)),
]);

const polite =
  /^(?:(?:can|could|would|will) (?:you|we|i|u|she|he|they)\b|i(?:'d| would)? (?:want|need|like|prefer)\b|we(?:'d| would) like\b|we (?:want|need) to\b|how (?:many|much)\b|let'?s\b|how about\b)/i;
/** "What would it cost", "which briefs are open": not "what it costs". */
const asksInTurn =
  /^(?:what'?s?|how|which|who(?:se|m|'s)?|when|where(?:'s|s)?|why)\b(?:\s+(?!(?:i|you|he|she|it|we|they|to|that)\b)[\p{L}'’]+){0,3}?\s+(?:is|are|was|were|do|does|did|has|have|had|would|will|can|could|should|am)\b|^(?:what'?s|who'?s|where'?s)\b/iu;

/** Whether a clause asks for something by its form: an order, a wish or a question. */
export function asksFor(clause: string): boolean {
  const said = withoutOpening(clause);
  const [, first] = /^([\p{L}'’]+)\s+\S/u.exec(said.toLowerCase()) ?? [];
  return (
    (first !== undefined && verbs.has(first)) ||
    polite.test(said) ||
    asksInTurn.test(said) ||
    (/\?\s*$/.test(said) && isQuestion(said))
  );
}

const parts = /(?<=[.!?;:])\s+|\s*,\s+|\s+(?:and|then|so|but|n)\s+/iu;

/** Whether any clause of a text asks for something. */
export const holdsRequest = (text: string): boolean => text.split(parts).some(asksFor);
