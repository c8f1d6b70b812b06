import type { RecordKind } from '@brandwright/contract';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { isKindWord } from '../records/kind-words.ts';
import { isCalled, tellingWords } from '../records/name-match.ts';
import type { SeenRecord } from '../records/records.ts';
import { byDescription, byRelated } from './refer-by-list.ts';
import { referByRowName } from './refer-by-row.ts';
import { byTrait } from './refer-by-trait.ts';
import { refer } from './refer.ts';
import type { Resolution } from '../records/resolution.ts';
import { readPointer } from './pointing.ts';
import { readScale } from '../values/scales.ts';
import type { GroundingServices } from '../conversation/services.ts';
import type { DialogueState } from '../conversation/state.ts';

/**
 * What a mark means with the words around its noun: of "the oldest unpaid order" or "the first order on hold" only "the oldest"
 * and "the first" may be marked, and no condition is left out.
 */
export async function referWhole(
  { text, start, end }: TaggedSpan,
  kind: RecordKind,
  several: boolean,
  utterance: Utterance,
  state: DialogueState,
  services: GroundingServices,
): Promise<Resolution> {
  // "The other mug", of which only "mug" was marked.
  if (/\bthe other\s+$/i.test(utterance.text.slice(0, start)))
    return refer(`the other ${text}`, kind, several, state, services);
  const named = referByRowName(text, kind, state) ?? byTrait({ start }, kind, utterance, state);
  if (named?.kind === 'found') return named;
  // "The other one, open it".
  const other = /^(?:it|that|this)$/i.test(text) && /\bthe other one\b/i.exec(utterance.text);
  if (other) return refer(other[0], kind, several, state, services);
  const own = text.trim().split(/\s+/);
  const next =
    utterance.text
      .slice(end)
      .match(/^(?:\s+\p{L}+){0,6}/u)?.[0]
      .trim()
      .split(/\s+/) ?? [];
  const words = [...own, ...next];
  // "Add the first one to my suppliers": what it goes to is not what it is.
  const goesTo = next.findIndex((word) => /^(?:to|into|onto)$/i.test(word));
  const phrase = goesTo < 0 ? words : words.slice(0, own.length + goesTo);
  const noun = phrase.findIndex((word) => isKindWord(word, kind));
  const isEnd =
    /\b(?:first|last)\b/i.test(text) || readScale(text) !== null || isOwned(text, words.slice(0, noun + 1));
  if (!isEnd || noun < 0 || noun > own.length + 3) {
    const meant = await refer(text, kind, several, state, services);
    const said = meant.kind === 'several' && meant.newestFirst ? stateSaid(utterance.text, end, kind) : '';
    return said === '' ? meant : byRelated(text, kind, services, said);
  }
  const upTo = (count: number) => words.slice(0, Math.max(own.length, count)).join(' ');
  const described = await byDescription(upTo(noun + 3), kind, state, services);
  return described ?? refer(upTo(noun + 1), kind, several, state, services);
}

/** Of "her last order" only "her" is marked, and means one of her orders. */
const isOwned = (mark: string, words: readonly string[]): boolean =>
  /^(?:her|his|their|its|my|our|\p{L}+['’]s)$/iu.test(mark.trim()) &&
  ['place', 'extreme'].includes(readPointer(words.join(' '), false)?.how ?? '');

/** "Stuck" of "Copper Kettle's stuck order" and of "the Copper Kettle order that's stuck": what is said of a record after its name. */
function stateSaid(text: string, from: number, kind: RecordKind): string {
  const rest = text.slice(from);
  const clause = /\b(?:that|which)(?:['’]s| is| are| was| has been)\s+(?<said>[^.,;:!?]{3,40})/i.exec(rest)
    ?.groups?.['said'];
  if (clause) return clause;
  const words = rest.match(/\p{L}+/gu)?.slice(0, 4) ?? [];
  const noun = words.findIndex((word) => isKindWord(word, kind));
  return words.slice(0, Math.max(0, noun)).join(' ');
}

/** "Back to the orders, open the second one": the list is named beside the one that is meant. */
export function withoutListNames(spans: readonly TaggedSpan[], kind: RecordKind): readonly TaggedSpan[] {
  const rest = spans.filter(({ text }) => {
    const noun = /^(?:(?:the|my|our|those|these)\s+)?(\p{L}+s)$/iu.exec(text.trim())?.[1];
    return noun === undefined || !isKindWord(noun, kind);
  });
  return rest.length > 0 ? rest : spans;
}

/** "brightwell with vela norte", "A, B and C": several names, where each part by itself is one. */
export async function partNames(
  spans: readonly TaggedSpan[],
  kind: RecordKind,
  state: DialogueState,
  services: GroundingServices,
): Promise<TaggedSpan[]> {
  const parted: TaggedSpan[] = [];
  for (const span of spans) {
    const parts = partsOf(span);
    if (parts.length > 1 && (await isOneName(span, kind, state, services))) {
      parted.push(span);
      continue;
    }
    const find = (text: string) => refer(text, kind, true, state, services);
    const named = parts.length > 1 ? parts.map(withoutPurpose) : parts;
    const resolved = await Promise.all(named.map(({ text }) => find(text)));
    const isFound = (place: number) => resolved[place]?.kind === 'found';
    const isListed = span.text.includes(',') && resolved.some((one) => one.kind === 'found');
    // "Compare Olaria and Brightwell": a name that nothing has is told, and the other one is not taken for both.
    const isNamed = isFound(0) && named.every(({ text }, place) => isFound(place) || /^\p{Lu}/u.test(text));
    const isSeveral =
      parts.length > 1 && (isListed || isNamed || resolved.every((one) => one.kind === 'found'));
    parted.push(...(isSeveral ? named : [span]));
  }
  return parted;
}

/** "Binh Duong for mugs": what it is for is no part of the name. */
function withoutPurpose(part: TaggedSpan): TaggedSpan {
  const name = part.text.replace(/\s+(?:for|regarding|on|about)\s+\p{Ll}.*$/u, '');
  return { ...part, text: name, end: part.end - (part.text.length - name.length) };
}

/** "Lume and Cera": one that is called so. */
async function isOneName(
  { text }: TaggedSpan,
  kind: RecordKind,
  state: DialogueState,
  services: GroundingServices,
): Promise<boolean> {
  const whole = await refer(text, kind, false, state, services);
  const [record, ...more] = whole.kind === 'found' ? whole.records : [];
  return record !== undefined && more.length === 0 && isCalled(record, tellingWords(text, kind));
}

function partsOf(span: TaggedSpan): TaggedSpan[] {
  const parts: TaggedSpan[] = [];
  let from = 0;
  const { text } = span;
  for (const joint of [
    ...text.matchAll(/\s+(?:with|versus|vs\.?|against|and|to|n|&|\+)\s+|\s*,\s*/gi),
    null,
  ]) {
    const end = joint?.index ?? text.length;
    parts.push({ ...span, start: span.start + from, end: span.start + end, text: text.slice(from, end) });
    if (joint) from = joint.index + joint[0].length;
  }
  return parts.filter((part) => part.text.trim() !== '');
}

/** A chat is called after the first message in it, which then names another chat, not the one it began. */
export const isNamedAfter = ({ kind, label }: Pick<SeenRecord, 'kind' | 'label'>, text: string): boolean =>
  kind === 'conversation' && text.toLowerCase().startsWith(label.replace(/…$/, '').toLowerCase());

/** What a message names, but for the chat that is called after it. */
export function withoutItself(resolution: Resolution, { text }: Utterance): Resolution {
  if (resolution.kind !== 'found' && resolution.kind !== 'several') return resolution;
  const others = resolution.records.filter((record) => !isNamedAfter(record, text));
  if (others.length === resolution.records.length) return resolution;
  if (others.length === 0) return { kind: 'unknown' };
  return others.length === 1 ? { kind: 'found', records: others, certainty: 0.9 } : resolution;
}
