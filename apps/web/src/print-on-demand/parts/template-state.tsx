import { templateStateLabels, type TemplateState } from '@brandwright/contract/print-on-demand/enums.ts';
import { Status } from '#ui/badge.tsx';

const tones = { DRAFT: 'neutral', READY: 'good', ARCHIVED: 'neutral' } as const;

export function TemplateStatus({ state }: { state: TemplateState }) {
  return <Status tone={tones[state]}>{templateStateLabels[state]}</Status>;
}
