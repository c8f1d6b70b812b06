import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';

const cutOf = (span: TaggedSpan, field: string, from: number, text: string): TaggedSpan => ({
  ...span,
  field,
  start: span.start + from,
  end: span.start + from + text.length,
  text,
});

/** "Tags orders with a platter as fragile", marked as the tag: which orders, and then their tag. */
export function partAs(
  span: TaggedSpan,
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
): TaggedSpan[] | null {
  const item = fields.find(({ name }) => name === 'itemContains');
  const match =
    span.field === 'addTag' && item && !spans.some(({ field }) => field === item.name)
      ? /^(?:(?:an?|the|any)\s+)?(?<item>.{2,60}?)\s+as\s+(?<tag>\S.*)$/is.exec(span.text)
      : null;
  const { item: what = '', tag = '' } = match?.groups ?? {};
  return item && what && tag
    ? [
        cutOf(span, item.name, span.text.indexOf(what), what),
        cutOf(span, span.field, span.text.length - tag.length, tag),
      ]
    : null;
}

/** "Gizmos from China", marked as the country: what they are goes before. */
export function partOrigin(
  span: TaggedSpan,
  field: FieldSpec,
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
): TaggedSpan[] | null {
  const goods = fields.find(({ meta }) => meta.sense === 'product_words');
  const match =
    field.meta.sense === 'country' && goods && !spans.some((one) => one.field === goods.name)
      ? /^(?<goods>\p{L}[\p{L} -]{2,40}?)\s+(?:from|made in|out of)\s+(?<place>\S.*)$/iu.exec(span.text)
      : null;
  const { goods: what = '', place = '' } = match?.groups ?? {};
  return goods && what && place
    ? [cutOf(span, goods.name, 0, what), cutOf(span, span.field, span.text.length - place.length, place)]
    : null;
}
