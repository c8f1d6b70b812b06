import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import { takesAnyText } from './fill-words.ts';

const renaming = String.raw`\b(?:rename|retitle|(?:change|set)\s+the\s+(?:name|title)\s+of)\s+`;
const end = String.raw`\s*(?:,?\s*(?:please|pls|thanks|thank you))?\s*[.!]?$`;

/** `Rename the chat "Orders on hold" to "Held orders"`, "rename the desk lamp to Night lamp". */
const forms = [
  new RegExp(String.raw`${renaming}(?<old>.+)\s+(?:to|into|as)\s+["“](?<called>[^"“”]+)["”]${end}`, 'iud'),
  new RegExp(
    String.raw`${renaming}(?<old>[^"“”,;:]+?|[^"“”,;:]*["“][^"“”]+["”])\s+(?:to|into|as)\s+(?<called>(?:(?!\band\b)[^"“”.,;:!?])+?)${end}`,
    'iud',
  ),
  new RegExp(
    String.raw`\brename\s+(?<old>it|that|this(?:\s+(?:one|chat|design|project|board|kit|template|idea))?)\s+(?!to\b|into\b|as\b|in\b)["“]?(?<called>[^"“”.,;:!?]+?)["”]?${end}`,
    'iud',
  ),
];

/** What says that something gets another name. */
const naming = /\b(?:re)?(?:name|title|call)(?:d|s|ing)?\b|["“”]/i;

/** What stands for a record without naming it: "it", "this chat", "the open project". */
const pointed =
  /^(?:(?:it|this|that|them)|(?:(?:this|that|the|my|our)\s+)?(?:(?:open|current|last|first|new)\s+)?\p{L}+)$/iu;

const nameWord = /^(?:new)?(?:name|title)$/i;

/**
 * Of a renaming, what is said before "to" names the record and what is said after it is the new name, whatever was marked:
 * a change of the wrong record or to its old name would go by unseen.
 */
export function turnRenamed(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  text: string,
): readonly TaggedSpan[] {
  const names = fields.filter((field) => takesAnyText(field) && nameWord.test(field.name));
  const [name, ...others] = names;
  const places = forms.map((form) => form.exec(text)?.indices?.groups).find((found) => found !== undefined);
  if (!name || others.length > 0) return spans;
  // "I have a collab that week" gives no new name.
  if (!places && /^new/i.test(name.name) && !naming.test(text))
    return spans.filter(({ field }) => field !== name.name);
  if (!places) return spans;
  const { old, called } = places;
  if (!old || !called) return spans;
  const mark = (field: string, [start, stop]: [number, number]): TaggedSpan => {
    const said = text.slice(start, stop);
    return { field, value: null, drops: false, start, end: stop, text: said, certainty: 1 };
  };
  const references = fields.filter(({ meta, array }) => meta.ref !== undefined && !array);
  const [record] = references;
  const isNamed = !pointed.test(text.slice(...old).trim());
  const named = references.length === 1 && record && isNamed ? record.name : undefined;
  const kept = spans.filter(({ field }) => field !== name.name && field !== named);
  return [...kept, ...(named === undefined ? [] : [mark(named, old)]), mark(name.name, called)].toSorted(
    (a, b) => a.start - b.start,
  );
}
