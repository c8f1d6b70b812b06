import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import { refer } from './refer.ts';
import type { GroundingServices } from '../conversation/services.ts';
import type { DialogueState } from '../conversation/state.ts';

/** "The recycled nylon daypack", marked as an item and a supplier: one name, of the only kind that has it. So is a name of which a part was marked for something else. */
export async function joinNames(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  text: string,
  state: DialogueState,
  services: GroundingServices,
): Promise<readonly TaggedSpan[]> {
  for (const [place, span] of spans.entries()) {
    const next = spans[place + 1];
    if (!next || next.field === span.field || !/^ ?$/.test(text.slice(span.end, next.start))) continue;
    const parts = [span, next];
    const own = parts.map((one) => fields.find(({ name }) => name === one.field));
    if (parts.some(({ drops, value }) => drops || value !== null)) continue;
    // "Olivia Ueda", of which the second word was taken for a country.
    if (
      own.some((field) => !field || !(isName(field) || isPlace(field))) ||
      !own.some((field) => field && isName(field))
    )
      continue;
    const whole = text.slice(span.start, next.end);
    const found: FieldSpec[] = [];
    for (const field of own) {
      const kind = field?.meta.ref;
      if (!field || !kind || kind === 'file') continue;
      const named = await refer(whole, kind, field.array, state, services);
      if (named.kind === 'found' || named.kind === 'several') found.push(field);
    }
    const [field] = found;
    if (!field || found.length > 1) continue;
    const joined = { ...span, field: field.name, end: next.end, text: whole };
    return [...spans.slice(0, place), joined, ...spans.slice(place + 2)];
  }
  return spans;
}

const isName = ({ meta }: FieldSpec): boolean => meta.ref !== undefined && meta.ref !== 'file';
const isPlace = ({ meta }: FieldSpec): boolean => meta.sense === 'country' || meta.sense === 'us_state';
