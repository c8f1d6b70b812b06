import { techPackStatusWords, type TechPackStatus } from '@brandwright/contract/sourcing/agent/enums.ts';
import { Status, type Tone } from '#ui/badge.tsx';

const tones: Record<TechPackStatus, Tone> = {
  DRAFT: 'warn',
  READY: 'info',
  MATCHED: 'good',
  ARCHIVED: 'neutral',
};

export function BriefStatus({ status }: { status: TechPackStatus }) {
  return <Status tone={tones[status]}>{techPackStatusWords[status][0]}</Status>;
}
