import type { CountryDuty } from '@brandwright/contract/tariffs/tariff-answer.ts';
import { Badge } from '#ui/badge.tsx';
import { certaintyLabels } from '../labels.ts';

/** How sure a figure is, as a word. */
export function Certainty({ value }: { value: CountryDuty['certainty'] }) {
  const { label, tone, hint } = certaintyLabels[value];
  return (
    <span title={hint}>
      <Badge tone={tone}>{label}</Badge>
    </span>
  );
}
