import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps } from '../../card-props.ts';
import { useJob } from '../use-job.ts';
import type { Job } from '../use-job.ts';

const faces: Record<Job['status'], { tone: Tone; word: string }> = {
  QUEUED: { tone: 'neutral', word: 'Waiting' },
  RUNNING: { tone: 'info', word: 'Running' },
  DONE: { tone: 'good', word: 'Done' },
  FAILED: { tone: 'bad', word: 'Failed' },
};

/** Background work and how far it is; follows it until it is over. */
export function JobCard({ output }: CardProps<Job>) {
  const job = useJob(output.id, output) ?? output;
  const face = faces[job.status];
  return (
    <Card title={job.note || job.name} aside={<Badge tone={face.tone}>{face.word}</Badge>}>
      <progress
        aria-label="Progress"
        value={job.percent}
        max={100}
        className="h-1.5 w-full overflow-hidden rounded-full accent-(--ink)"
      />
      {job.error && <p className="mt-2 text-sm text-bad">{job.error}</p>}
    </Card>
  );
}
