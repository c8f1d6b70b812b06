import type { RecordKind } from '@brandwright/contract';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { stem } from '@brandwright/language/words/stems.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import type { GroundingServices } from '../conversation/services.ts';
import { isFullName } from './fill-whose.ts';

/**
 * A mark that holds only a part of a name, with the words before or behind it that belong to the name: "the travel [candles]", "[jaipur]
 * loom society".
 */
export async function withWholeName(
  span: TaggedSpan,
  kind: RecordKind,
  utterance: Utterance,
  services: GroundingServices,
): Promise<TaggedSpan> {
  if (!/^\p{L}[\p{L}'’-]+$/u.test(span.text)) return span;
  return kind === 'order' || kind === 'customer'
    ? withFirstName(span, utterance, services)
    : withWordsBehind(await withWordsOfName(span, kind, utterance, services), kind, utterance, services);
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

const wordsBehind = /^(?:\s+\p{L}[\p{L}'’-]+){1,3}/u;

async function withWordsBehind(
  span: TaggedSpan,
  kind: RecordKind,
  { text }: Utterance,
  services: GroundingServices,
): Promise<TaggedSpan> {
  const behind = wordsBehind.exec(text.slice(span.end))?.[0];
  if (behind === undefined) return span;
  const found = await services.findRecords(`${span.text}${behind}`, [kind]);
  const longer = found
    .map(({ matched }) => matched)
    .filter(
      (matched) =>
        matched.length > span.text.length && text.toLowerCase().startsWith(matched.toLowerCase(), span.start),
    )
    .toSorted((one, other) => other.length - one.length)[0];
  if (longer === undefined) return span;
  const end = span.start + longer.length;
  return { ...span, text: text.slice(span.start, end), end };
}
