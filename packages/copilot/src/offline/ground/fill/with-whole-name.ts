import type { RecordKind } from '@brandwright/contract';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { stem } from '@brandwright/language/words/stems.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import type { GroundingServices } from '../conversation/services.ts';
import { isFullName } from './fill-whose.ts';

/** A mark that holds only the end of a name, with the words before it that belong to the name: "the travel [candles]". */
export async function withWholeName(
  span: TaggedSpan,
  kind: RecordKind,
  utterance: Utterance,
  services: GroundingServices,
): Promise<TaggedSpan> {
  if (!/^\p{L}[\p{L}'’-]+$/u.test(span.text)) return span;
  return kind === 'order' || kind === 'customer'
    ? withFirstName(span, utterance, services)
    : withWordsOfName(span, kind, utterance, services);
}

/** "Olivia Yamada", of which only the last name was marked: who is called so in full, and nobody else of that name. */
async function withFirstName(
  span: TaggedSpan,
  { text }: Utterance,
  services: GroundingServices,
): Promise<TaggedSpan> {
  const before = /(?<first>\p{L}[\p{L}'’-]+)\s+$/u.exec(text.slice(0, span.start));
  if (!before) return span;
  const whole = `${before.groups?.['first'] ?? ''} ${span.text}`;
  const people = await services.findRecords(whole, ['customer']);
  const isOne = people.some(({ score, matched }) => score === 1 && isFullName(matched));
  return isOne ? { ...span, text: whole, start: before.index } : span;
}

/** Two of a name are enough to tell it from others. */
const wordsBefore = /(?:\p{L}[\p{L}'’-]+\s+){1,2}$/u;

async function withWordsOfName(
  span: TaggedSpan,
  kind: RecordKind,
  { text }: Utterance,
  services: GroundingServices,
): Promise<TaggedSpan> {
  const before = (wordsBefore.exec(text.slice(0, span.start))?.[0] ?? '')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !stopWords.has(word.toLowerCase()));
  if (before.length === 0) return span;
  const found = await services.findRecords([...before, span.text].join(' '), [kind]);
  const [best] = found.toSorted((one, other) => other.matched.length - one.matched.length);
  const named = best?.matched.toLowerCase().split(/\s+/).map(stem) ?? [];
  const first = before.findIndex((word) => named.includes(stem(word.toLowerCase())));
  if (first < 0 || !named.includes(stem(span.text.toLowerCase()))) return span;
  const words = before.slice(first).join(' ');
  const start = text.lastIndexOf(words, span.start);
  return start < 0 ? span : { ...span, text: text.slice(start, span.end), start };
}
