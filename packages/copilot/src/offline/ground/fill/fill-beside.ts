import { escapePattern } from '@brandwright/language/text.ts';
import type { FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import type { GroundingServices } from '../conversation/services.ts';
import type { Work } from './work.ts';

/**
 * "Put the gift rule before the big orders rule", "move it after B2B": of two fields that name records of one kind, the one
 * whose own words lead to a name. The other field keeps what else is named, or takes what "it" is.
 */
export async function fillBeside(
  fields: readonly FieldSpec[],
  { text }: Utterance,
  services: GroundingServices,
  work: Work,
): Promise<void> {
  for (const field of fields) {
    const kind = field.meta.ref;
    const main = fields.find(({ name, meta }) => name !== field.name && meta.ref === kind && meta.question);
    const isOther = field.meta.question === undefined && !field.array && !field.required;
    if (!kind || kind === 'file' || !main || main.array || !isOther) continue;
    if (work.input[field.name] !== undefined) continue;
    for (const lead of field.meta.words ?? []) {
      const led = new RegExp(
        `\\b${escapePattern(lead)}\\s+(?:(?:the|my|our)\\s+)?(?:\\p{L}+ (?:for|about|on|called|named) )?(?<words>[^,.;:!?]{2,60})`,
        'iu',
      ).exec(text);
      const words = led?.groups?.['words'] ?? '';
      const found = words === '' ? [] : await services.findRecords(words, [kind]);
      const [one, ...more] = found.filter(({ matched }) =>
        words.toLowerCase().startsWith(matched.toLowerCase()),
      );
      if (!led || !one || more.length > 0) continue;
      work.input[field.name] = one.value;
      const place = { start: led.index, end: led.index + led[0].length };
      work.used.push(place);
      work.led.push(place);
      const { id, label, value } = one;
      work.named.push({ kind, refs: new Map([[kind, [{ field: 'id', value }]]]), label, data: { id } });
      leaveTo(main, [one.value, one.id, one.label], work);
      break;
    }
  }
}

/** What the words beside were marked or taken for is named by them alone. */
function leaveTo(main: FieldSpec, named: readonly unknown[], work: Work): void {
  if (named.includes(work.input[main.name])) delete work.input[main.name];
  if (work.several?.field !== main.name) return;
  const rest = work.several.values.filter((value) => !named.includes(value));
  if (rest.length > 1) work.several = { field: main.name, values: rest };
  else {
    work.several = null;
    if (rest.length === 1) work.input[main.name] = rest[0];
  }
}
