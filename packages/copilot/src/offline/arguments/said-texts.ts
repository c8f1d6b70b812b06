import type { FieldSpec } from './fields.ts';
import type { Heard } from '../turn/heard.ts';
import type { Profile } from '../choice/profile.ts';
import { overlaps, type Span } from './span.ts';
import { composeTold, isToldField } from './told.ts';
import { isTextField, readLooseText, textFieldFor } from './texts.ts';

/** A text that was said goes to the field that takes it; a quoted one to the field named before it. */
export function fillText(
  fields: readonly FieldSpec[],
  heard: Heard,
  input: Record<string, unknown>,
  used: { start: number; end: number }[],
  quoted: readonly Span[],
): void {
  const open = fields.filter((field) => input[field.name] === undefined);
  const { said } = heard;
  if (said) {
    if (used.some((place) => overlaps(place, said))) return;
    const field = textFieldFor(open, said);
    if (field) input[field.name] = said.value;
    return;
  }
  const quote = quoted[0];
  const field =
    quote && quote.kind === 'quoted'
      ? (open.find((one) => namedBefore(one, quote, heard)) ??
        open.find((one) => isTextField(one)) ??
        open.find(
          (one) =>
            one.kind === 'string' && !one.meta.ref && !one.meta.sense && one.format === null && one.required,
        ))
      : undefined;
  if (field && quote && 'value' in quote) {
    input[field.name] = quote.value;
    used.push(quote);
  }
}

/** The word right before the quote names the field: the note "customs form". */
function namedBefore(field: FieldSpec, quote: Span, heard: Heard): boolean {
  const before = heard.tokens.findLast((token) => token.end <= quote.start);
  return (
    field.kind === 'string' &&
    !field.meta.ref &&
    before !== undefined &&
    field.words.has(before.stem) &&
    (!field.meta.sense || field.meta.sense === 'free_text')
  );
}

/** A text that is needed takes what stands after a colon or a dash, or what has to be: "5012: no plastic". */
export function fillNeededText(
  profile: Profile,
  heard: Heard,
  input: Record<string, unknown>,
  used: { start: number; end: number }[],
): void {
  const field = profile.fields.find(
    (one) => (one.required || isToldField(one)) && input[one.name] === undefined && isTextField(one),
  );
  const told = field && !heard.said && isToldField(field) ? composeTold(heard.text) : null;
  if (field && told) {
    input[field.name] = told.value;
    used.push(told);
    return;
  }
  if (
    field &&
    !heard.said &&
    field.meta.sense === 'free_text' &&
    /^(?:please |can you |could you )*(?:clear|wipe|empty|erase|blank|remove|delete|unpin)\b/i.test(
      heard.text,
    ) &&
    profile.declaration.input.safeParse({ [field.name]: '' }).success
  ) {
    input[field.name] = '';
    return;
  }
  const found = field && !heard.said ? readLooseText(heard.text) : null;
  if (!field || !found) return;
  input[field.name] = found.value;
  used.push(found);
}
