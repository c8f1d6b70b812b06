import { readCodes } from '@brandwright/language/values/codes.ts';
import { readCountries } from '@brandwright/language/values/countries.ts';
import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import { isKindWord } from '../records/kind-words.ts';
import { placeOfMember, type MemberPlace } from '../values/members.ts';

/**
 * "Run the gift rule first", marked whole, and "move the gift rule to the top", of which the top was marked as another rule: one
 * of a list of values that is needed is no part of a name. Null where there is none.
 */
export function partPlace(
  span: TaggedSpan,
  { meta, name }: FieldSpec,
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  text: string,
): TaggedSpan[] | null {
  const kind = meta.ref;
  const taker = fields.find(
    (one) => one.values.length > 0 && one.kind !== 'boolean' && isWanted(one) && !isMarked(one, spans),
  );
  if (!taker || !kind) return null;
  const behind = placeOfMember(taker, span.text);
  if (behind?.end === span.text.length && isKindWord(lastWord(span.text.slice(0, behind.start)), kind))
    return [
      {
        ...span,
        end: span.start + lengthBefore(span.text, behind),
        text: span.text.slice(0, lengthBefore(span.text, behind)),
      },
      { ...span, ...at(behind, span.start, text), field: taker.name, value: behind.value },
    ];
  const isSecond = spans.some((other) => other.field === name && other.end <= span.start);
  const from = Math.max(0, span.start - leadLength);
  const whole = isSecond ? placeOfMember(taker, text.slice(from, span.end)) : undefined;
  return whole && from + whole.start <= span.start && from + whole.end === span.end
    ? [{ ...span, ...at(whole, from, text), field: taker.name, value: whole.value }]
    : null;
}

/** "Orders going to Minnesota", marked as whom they are of: where they go, for what takes that too. Null where it is no place. */
export function turnPlaceName(
  span: TaggedSpan,
  { meta }: FieldSpec,
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
): TaggedSpan | null {
  if (meta.ref !== 'customer' && meta.ref !== 'supplier') return null;
  const [place] = [
    ...readCodes(span.text).filter(({ kind }) => kind === 'state'),
    ...readCountries(span.text),
  ];
  if (!place || place.text.length !== span.text.trim().length) return null;
  const sense = place.kind === 'state' ? 'us_state' : 'country';
  const taker = fields.find(
    (one) => one.meta.sense === sense && !one.array && !one.excludes && !isMarked(one, spans),
  );
  return taker ? { ...span, field: taker.name } : null;
}

/** Words before a mark that belong to the value: "to ", "at the ". */
const leadLength = 8;

const isMarked = ({ name }: FieldSpec, spans: readonly TaggedSpan[]): boolean =>
  spans.some((span) => span.field === name);

const lastWord = (text: string): string => text.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';

const lengthBefore = (text: string, { start }: MemberPlace): number => text.slice(0, start).trimEnd().length;

const at = ({ start, end }: MemberPlace, from: number, text: string) => ({
  start: from + start,
  end: from + end,
  text: text.slice(from + start, from + end),
});

/** Given or asked for. */
const isWanted = ({ required, meta }: FieldSpec): boolean => required || meta.question !== undefined;
