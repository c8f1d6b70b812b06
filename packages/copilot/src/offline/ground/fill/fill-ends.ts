import type { FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import type { GroundingServices } from '../conversation/services.ts';
import type { Work } from './work.ts';

const leads = {
  from: /\b(?:from|out of|off)\s+(?:the\s+|our\s+|my\s+)?(?<words>[^,.;:!?]{3,40})/gi,
  to: /\b(?:to|into)\s+(?:the\s+|our\s+|my\s+)?(?<words>[^,.;:!?]{3,40})/gi,
} as const;

/**
 * "Send 30 of them back to Cascade", to what goes from one place to another: the end that is said, whatever was marked, so that
 * none is taken over from the time before.
 */
export async function fillEnds(
  fields: readonly FieldSpec[],
  { text }: Utterance,
  services: GroundingServices,
  work: Work,
): Promise<void> {
  const from = fields.find(({ name }) => name === 'from');
  const to = fields.find(({ name }) => name === 'to');
  const kind = to?.meta.ref;
  if (!from || !to || !kind || from.meta.ref !== kind) return;
  for (const [end, field, other] of [
    ['from', from, to],
    ['to', to, from],
  ] as const)
    for (const match of text.matchAll(leads[end])) {
      const words = match.groups?.['words']?.toLowerCase() ?? '';
      const found = await services.findRecords(words, [kind]);
      // The first word of a name is enough right after "to".
      const [place, ...more] = found.filter(({ matched }) => words.startsWith(matched.toLowerCase()));
      if (!place || more.length > 0) continue;
      work.input[field.name] = place.value;
      if (work.input[other.name] === place.value) delete work.input[other.name];
      work.unknown = work.unknown.filter((one) => one.field !== field);
      work.used.push({ start: match.index, end: match.index + match[0].length });
      break;
    }
}
