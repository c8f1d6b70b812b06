import type { AnyDeclaration } from '@brandwright/contract';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import type { FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { isFound } from './fill-words.ts';
import type { GroundingServices } from '../conversation/services.ts';
import type { DialogueState } from '../conversation/state.ts';
import { isLeft, type Work } from './work.ts';

/** "Clara Eriksen wrote me, does she have anything open?": a list is narrowed to whom the message names in full. */
export async function fillFullNames(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  { text }: Utterance,
  services: GroundingServices,
  work: Work,
): Promise<void> {
  const kinds = fields.flatMap(({ meta }) => meta.ref ?? []);
  if (!/^list_/.test(operation.name) || work.named.length > 0 || work.unknown.length > 0) return;
  const named = await services.findRecords(text, kinds);
  for (const field of fields) {
    const kind = field.meta.ref;
    if (!kind || field.array || field.required || work.input[field.name] !== undefined) continue;
    const whole = named.filter((one) => one.kind === kind && isFullName(one.matched) && one.score >= 0.95);
    const [only] = whole;
    if (!only || whole.length > 1) continue;
    work.input[field.name] = field.kind === 'string' ? String(only.value) : only.value;
    // "Maya Chen’s orders".
    if (work.unparsed?.startsWith(only.matched)) work.unparsed = null;
  }
}

/** "Which of her orders did not leave yet?", after a list of whom they are of. */
export function fillWhose(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  { text }: Utterance,
  { calls }: DialogueState,
  { input }: Work,
): void {
  if (!/^list_/.test(operation.name) || !/\b(?:her|hers|his|she|he)\b/i.test(text)) return;
  for (const { name, meta, required, array } of fields) {
    if (meta.ref !== 'customer' || required || array || input[name] !== undefined) continue;
    const before = calls.find((call) => call.input[name] !== undefined && call.outcome?.ok !== false);
    if (before) input[name] = before.input[name];
  }
}

const ofFirstName = [
  /\b(?:orders?|purchases?) (?:placed )?(?:by|from|of|for) (?<name>\p{L}{3,})(?=\W*$)/iu,
  /(?<!\p{Lu}[\p{L}.'’-]* )\b(?<name>\p{L}{3,})['’]s (?:\p{Ll}+ ){0,2}(?:orders?|purchases?)\b/u,
];

/**
 * "Orders by Emma", "emma’s last order": a list of those of all who are called so. A name in capitals that nobody has finds none;
 * other words are a name only where somebody has it.
 */
export async function fillFirstName(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  { text, values }: Utterance,
  services: GroundingServices,
  work: Work,
): Promise<void> {
  const field = fields.find(({ meta, required, array }) => meta.ref === 'customer' && !required && !array);
  if (!/^list_/.test(operation.name) || !field || work.input[field.name] !== undefined) return;
  const match = ofFirstName.map((pattern) => pattern.exec(text)).find((one) => one !== null);
  const name = match?.groups?.['name'];
  if (!match || !name || stopWords.has(name.toLowerCase())) return;
  const start = match.index + match[0].indexOf(name);
  const place = { start, end: start + name.length };
  // "Today’s orders".
  if (!isLeft(place, [...work.used, ...values])) return;
  if (!/^\p{Lu}\p{Ll}/u.test(name) && !(await isFound(operation, { [field.name]: name }, services))) return;
  work.input[field.name] = name;
  work.used.push({ start, end: match.index + match[0].length });
}

/** Two words of letters and more. */
export const isFullName = (words: string): boolean =>
  /^\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*)+$/u.test(words.trim());
