import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';

const leads = /\b(?:to|becomes?|into|instead of|new(?: price)?|now)\s+(?:at\s+)?$/i;

/**
 * "From China to Vietnam, 2,000 at $3.40", with the price marked as what it becomes: where only one price is said and no word says that it
 * changes, it is the one there is.
 */
export function turnOnlyEnd(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  text: string,
): readonly TaggedSpan[] {
  return spans.map((span) => {
    const base = /^to(?<first>[A-Z])(?<rest>\w+)$/.exec(span.field)?.groups;
    const own = base ? `${base['first']?.toLowerCase() ?? ''}${base['rest'] ?? ''}` : '';
    const field = fields.find(({ name, meta }) => name === own && meta.sense === 'money_minor');
    const isOnly = !spans.some((other) => other !== span && [own, span.field].includes(other.field));
    return field && isOnly && !leads.test(text.slice(0, span.start)) ? { ...span, field: own } : span;
  });
}
