import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { latestRows } from '../conversation/seen-rows.ts';
import type { DialogueState } from '../conversation/state.ts';
import { takesFigures } from '../values/figure-fields.ts';

/**
 * "The 1003, yes. Counted 236 good", after a list with RCV-1003: digits that end the code of one row in view are that row, whatever figure
 * they were marked as.
 */
export function turnHandles(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  { text }: Utterance,
  state: DialogueState,
): readonly TaggedSpan[] {
  const record = fields.find(
    ({ meta, array, required }) => meta.ref && meta.ref !== 'file' && !array && required,
  );
  const kind = record?.meta.ref;
  if (!record || !kind || spans.some(({ field }) => field === record.name)) return spans;
  const rows = latestRows(state, kind)?.rows ?? [];
  return spans.map((span) => {
    const field = fields.find(({ name }) => name === span.field);
    if (!field || !takesFigures(field) || !/^#?\d{3,}$/.test(span.text.trim())) return span;
    const digits = span.text.replace('#', '').trim();
    const codes = rows.flatMap(({ data }) => Object.values(data).filter(isCode));
    const code = codes.find((one) => one.endsWith(`-${digits}`)) ?? likeCode(codes, digits);
    const isInView = codes.includes(code ?? '');
    const isPointedAt = /\b(?:the|for|on|about)\s+#?$/i.test(text.slice(0, span.start));
    return code !== undefined && (isInView || isPointedAt)
      ? { ...span, field: record.name, value: null, text: code }
      : span;
  });
}

const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^\p{Lu}+-\d{3,}$/u.test(value);

/** "RCV-1003", of "1003" beside "RCV-1004": the code of one that isn't in view. */
function likeCode(codes: readonly string[], digits: string): string | undefined {
  const [known] = codes;
  const prefix = known?.slice(0, known.indexOf('-') + 1) ?? '';
  return known?.length === prefix.length + digits.length && codes.every((one) => one.startsWith(prefix))
    ? `${prefix}${digits}`
    : undefined;
}
