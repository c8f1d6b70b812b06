import type { FieldSpec } from '../arguments/fields.ts';
import type { Filling } from '../arguments/fill.ts';
import { stem } from '../words/tokens.ts';

const cue =
  /^(?:(?:no|nope|ok|okay|and|but|so|now|actually|wait|sorry|hmm|oh|well|great|thanks)[,.!]?\s+)*(?:only|just|not|what about|how about|and|but|instead|make (?:it|that)|same|the same|without|with|any|in|from|under|over|above|below|between|cheaper|sort|order (?:them )?by|narrow|filter|limit|excluding|except|also|or|i mean|i meant|rather|those|the ones|next|previous|more|page|for|since|last|this|until|of those|of these|which of (?:them|those|these)|among (?:them|those|these)|drop|remove the|forget the|ignore|change (?:it|that) to|try|no|nope|actually|sorry|if|what if|over|at|by|via|up to|at most|at least|no more than|less than|more than|fewer than|not more than)\b/i;
const corrective =
  /^(?:(?:ok|oh|wait|sorry|hmm)[,.!]?\s+)*(?:no|nope|actually|i mean|i meant|sorry|rather|make (?:it|that)|change (?:it|that) to|replace (?:it|that) (?:with|by)|instead)\b|\binstead\b/i;

/** Whether a message reads as a change to what was just asked. */
export function isFollowUp(text: string): boolean {
  return (
    cue.test(text.trim()) ||
    isCorrection(text) ||
    /^(?:(?:and|show|me|give)\s+)*the\s+(?:\p{L}+\s+){1,2}ones\b/iu.test(text.trim())
  );
}

/** Whether it corrects ("no, Vietnam") rather than narrows. */
export function isCorrection(text: string): boolean {
  return corrective.test(text.trim());
}

/** Which way a list should turn, for "next page", "more", "previous page"; 0 when not asked. */
export function pageStep(text: string): number {
  if (
    /^(?:(?:ok|and|please|show|give|get|see|go|to|me|the)[, ]+)*(?:next(?: page| ones?| \d+)?|more(?: of them| please| results?)?|(?:show|see) more|load more|page down)[.!? ]*(?:please)?[.!? ]*$/i.test(
      text.trim(),
    )
  )
    return 1;
  if (
    /^(?:(?:ok|and|please|show|go|back|to|me|the)[, ]+)*(?:previous|last|prior)\s+page[.!? ]*$|^(?:go )?back(?: a page)?[.!? ]*$/i.test(
      text.trim(),
    )
  )
    return -1;
  return 0;
}

/** Earlier input with the new words put in: new values win, opposite limits go, added lists grow on "also". */
export function mergeInput(
  fields: readonly FieldSpec[],
  earlier: Readonly<Record<string, unknown>>,
  filling: Filling,
  text: string,
): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...earlier };
  const all = new Set(fields.flatMap((field) => [...field.words]));
  const adds = /\b(?:also|too|as well|add)\b|^(?:and|or)\s+(?:also\s+)?(?:in|from)\b/i.test(text);
  for (const field of fields) {
    if (dropped(field, all, text)) {
      delete merged[field.name];
      continue;
    }
    const value = filling.input[field.name];
    const out = filling.removed.get(field.name);
    const known = merged[field.name];
    if (out && Array.isArray(known)) {
      const left = (known as unknown[]).filter((one) => !out.includes(one));
      merged[field.name] = [...new Set([...left, ...(Array.isArray(value) ? (value as unknown[]) : [])])];
      continue;
    }
    if (value === undefined) continue;
    // Another way to name the same record: the order's number instead of its id.
    if (field.meta.ref && JSON.stringify(value) !== JSON.stringify(merged[field.name]))
      for (const other of fields)
        if (other !== field && other.meta.ref === field.meta.ref && filling.input[other.name] === undefined)
          delete merged[other.name];
    merged[field.name] =
      adds && Array.isArray(known) && Array.isArray(value)
        ? [...new Set([...(known as unknown[]), ...(value as unknown[])])]
        : value;
    if (field.meta.sense === 'country') settleOpposite(fields, field, merged, adds);
  }
  const page = fields.find((field) => field.meta.sense === 'page' && field.name === 'page');
  if (page && filling.input[page.name] === undefined) delete merged[page.name];
  return merged;
}

/** A country that is wanted is no longer left out, and the other way round. */
function settleOpposite(
  fields: readonly FieldSpec[],
  field: FieldSpec,
  merged: Record<string, unknown>,
  adds: boolean,
): void {
  const value = merged[field.name];
  const values = Array.isArray(value) ? (value as unknown[]) : [value];
  for (const other of fields) {
    if (other === field || other.meta.sense !== 'country' || other.excludes === field.excludes) continue;
    const known = merged[other.name];
    if (!Array.isArray(known)) continue;
    const left = (known as unknown[]).filter((code) => !values.includes(code));
    if (left.length === 0 || (!field.excludes && !adds && !other.excludes)) delete merged[other.name];
    else merged[other.name] = left;
  }
}

/** "any country", "without the MOQ filter", "drop the rating": the field's value is taken away. */
function dropped(field: FieldSpec, all: ReadonlySet<string>, text: string): boolean {
  const match =
    /\b(?:any|drop|remove|forget|ignore|clear|regardless of|whatever|without|no)\s+(?:the\s+)?([\p{L} ]{2,30}?)(?:\s+(?:filter|limit|condition|requirement|is fine|works?))?(?:[.,!?]|$)/iu.exec(
      text,
    );
  if (!match) return false;
  const isStrong = /\b(?:any|drop|remove|forget|ignore|clear|regardless|whatever)\b|\bfilter\b/i.test(
    match[0],
  );
  if (!isStrong) return false;
  const words = (match[1] ?? '')
    .toLowerCase()
    .split(/\s+/)
    .map(stem)
    .filter((word) => all.has(word));
  return words.length > 0 && words.every((word) => field.words.has(word));
}
