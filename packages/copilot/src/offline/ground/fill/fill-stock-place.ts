import type { FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import type { GroundingServices } from '../conversation/services.ts';
import type { Work } from './work.ts';

const leads = /\b(?:in|at|on|to|into|from)\s+(?:(?:the|my|our)\s+)?(?<words>\p{L}[^,.;:!?]{2,40})/giu;

/** "We found 24 of those in the garage, add them there": where it is, for what happens at one place and has no mark of it. */
export async function fillStockPlace(
  fields: readonly FieldSpec[],
  { text }: Utterance,
  services: GroundingServices,
  work: Work,
): Promise<void> {
  const [field, ...others] = fields.filter(({ meta, array }) => meta.ref === 'stock_place' && !array);
  if (!field || others.length > 0 || work.input[field.name] !== undefined) return;
  // Without how many there are, it may be where something else happens.
  if (!Object.values(work.input).some((value) => typeof value === 'number')) return;
  if (work.unclear || work.unknown.some((one) => one.field === field)) return;
  for (const lead of text.matchAll(leads)) {
    const words = lead.groups?.['words'] ?? '';
    const found = await services.findRecords(words, ['stock_place']);
    const [place, ...more] = found.filter(({ matched }) =>
      words.toLowerCase().startsWith(matched.toLowerCase()),
    );
    if (!place || more.length > 0) continue;
    const { id, label, value } = place;
    work.input[field.name] = value;
    work.named.push({
      kind: 'stock_place',
      refs: new Map([['stock_place', [{ field: 'id', value }]]]),
      label,
      data: { id },
    });
    return;
  }
}
