import type { AnyDeclaration, RecordKind } from '@brandwright/contract';
import type { FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import type { GroundingServices } from '../conversation/services.ts';
import { isLeft, type Work } from './work.ts';

/**
 * "How many travel candles have we sold each month": of a read for the whole store, the record that it may be narrowed to, where no
 * words were marked for it and some that nothing else was read from name one.
 */
export async function fillFilter(
  { effect, http }: AnyDeclaration,
  fields: readonly FieldSpec[],
  { text, outdated }: Utterance,
  services: GroundingServices,
  work: Work,
): Promise<void> {
  if (effect !== 'read' || http.path.includes('{')) return;
  for (const field of fields.filter(isFilter)) {
    const kind = field.meta.ref;
    if (!kind || work.input[field.name] !== undefined || work.unclear || work.several) continue;
    if (work.unknown.some((one) => one.field === field)) continue;
    const places = [...work.used, ...outdated];
    const left = places.reduce(
      (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
      text,
    );
    const named = await services.findRecords(left, [kind]);
    const [one, next] = named.toSorted((a, b) => b.score - a.score);
    if (!one || one.score < leastScore || (next && next.score > one.score - 0.05)) continue;
    const start = left.toLowerCase().indexOf(one.matched.toLowerCase());
    const place = { start, end: start + one.matched.length };
    if (start >= 0 && !isLeft(place, work.used)) continue;
    work.input[field.name] = one.value;
    work.named.push({
      kind,
      refs: new Map([[kind, [{ field: 'id', value: one.value }]]]),
      label: one.label,
      data: { id: one.id },
    });
    if (start >= 0) work.used.push(place);
  }
}

const leastScore = 0.7;

/** Who is meant is found by names of people, and what was just shown by pointing at it. */
const others = new Set<RecordKind>(['customer', 'order', 'file', 'supplier']);
const isFilter = ({ meta, required, array, kind }: FieldSpec): boolean =>
  meta.ref !== undefined &&
  !others.has(meta.ref) &&
  !required &&
  !array &&
  kind === 'string' &&
  !meta.question;
