import type { RecordKind } from '@brandwright/contract';
import { countWords } from '@brandwright/language/words/number-words.ts';
import type { Value } from '@brandwright/language/values/value.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import { isKindWord } from './kind-words.ts';

/**
 * Words that may be marked for a record and are never the name of one: how many of the kind ("three factories"), what they are to
 * get ("a nudge"), and a day or an amount ("mid January").
 */
export function isNoName(
  { text, start, end }: TaggedSpan,
  kind: RecordKind,
  values: readonly Value[],
): boolean {
  if (isCountOfKind(text, kind) || messageWords.test(text.trim())) return true;
  const said = values.filter((value) => value.start >= start - reach && value.end <= end + reach);
  return said.some(
    (value) =>
      (valueKinds.has(value.kind) || (kind === 'order_line_item' && placeKinds.has(value.kind))) &&
      restOf(text, value.text).every((word) => smallWords.has(word)),
  );
}

/** A mark may begin a word late or end one early. */
const reach = 4;
const valueKinds: ReadonlySet<Value['kind']> = new Set(['date', 'duration', 'money']);

/** "Orders shipping to Texas": no item is called as a place alone. */
const placeKinds: ReadonlySet<Value['kind']> = new Set(['country', 'state']);

const restOf = (text: string, value: string): string[] =>
  text
    .toLowerCase()
    .replace(value.toLowerCase(), ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !value.toLowerCase().includes(word));
const smallWords: ReadonlySet<string> = new Set(
  'a an the by on in at of for until till before after about'.split(' '),
);

function isCountOfKind(text: string, kind: RecordKind): boolean {
  const said =
    /^(?:(?:only|just|about|around|at least|up to|the)\s+)*(?<count>a few|a couple(?: of)?|several|some|\d{1,3}|\p{L}+)\s+(?:of\s+)?(?:(?:other|more|different|good|new|of)\s+)*(?<noun>\p{L}+)$/iu.exec(
      text.trim(),
    )?.groups;
  const count = said?.['count']?.toLowerCase() ?? '';
  const noun = said?.['noun'] ?? '';
  const isCount =
    countWords[count] !== undefined || /^(?:\d+|a few|a couple(?: of)?|several|some)$/.test(count);
  return isCount && (isKindWord(noun, kind) || /^(?:them|those|these)$/i.test(noun));
}

/** Kinds of messages, as what somebody is to be sent. */
const messageWords =
  /^(?:(?:an?|another|the|one more|some)\s+)?(?:(?:quick|friendly|gentle|short|little|kind|polite|small|second)\s+)*(?:nudge|reminder|follow[- ]?up|message|note|e-?mail|letter|chaser|poke|ping|word|line|text|thank[- ]?you|thanks|reply|answer|response)(?:\s+(?:message|note|e-?mail|mail))?$/i;
