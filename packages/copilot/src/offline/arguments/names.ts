import type { FieldSpec } from './fields.ts';
import type { Heard } from '../turn/heard.ts';
import { stem } from '../words/tokens.ts';

const given =
  /\b(called|named|titled|labelled|labeled|as|to|:)\s+"?([^",;]+?)"?(?=[,;.!?]|$|\s+(?:and|with|for|because|please)\b)/gi;

/** Plain text fields that get a name: "rename my store to Juniper & Clay", "tag them as B2B", "called Big orders". */
export function fillNames(
  fields: readonly FieldSpec[],
  heard: Heard,
  input: Record<string, unknown>,
  used: { start: number; end: number }[],
): void {
  const open = fields.filter(
    (field) =>
      field.kind === 'string' &&
      !field.array &&
      !field.meta.ref &&
      (!field.meta.sense || field.meta.sense === 'free_text') &&
      !['reason', 'note', 'messag', 'instruct'].some((word) => field.words.has(word)) &&
      field.format === null &&
      input[field.name] === undefined,
  );
  if (open.length === 0) return;
  for (const match of heard.text.matchAll(given)) {
    const value = (match[2] ?? '').trim();
    const start = match.index + match[0].lastIndexOf(match[2] ?? '');
    const place = { start, end: start + value.length };
    if (
      !value ||
      (heard.said && match.index >= heard.said.start) ||
      used.some((one) => place.start < one.end && one.start < place.end)
    )
      continue;
    const before = heard.tokens.filter((token) => token.end <= match.index).map((token) => token.lower);
    const isNaming = /called|named|titled/i.test(match[1] ?? '');
    const field =
      open.find((one) =>
        before.some((word) => one.words.has(stem(word)) || one.words.has(stem(word.replace(/^re/, '')))),
      ) ??
      (isNaming
        ? open.find((one) => one.words.has('name') || one.words.has('titl') || one.words.has('call'))
        : undefined);
    if (!field || input[field.name] !== undefined) continue;
    input[field.name] = value;
    used.push(place);
  }
}
