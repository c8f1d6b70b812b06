import { useQuery } from '@tanstack/react-query';
import { getJob } from '@brandwright/contract/copilot/actions.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { callOperation } from '#api/call-operation.ts';
import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps } from '../../card-props.ts';

type Job = OutputOf<typeof getJob>;

const faces: Record<Job['status'], { tone: Tone; word: string }> = {
  QUEUED: { tone: 'neutral', word: 'Waiting' },
  RUNNING: { tone: 'info', word: 'Running' },
  DONE: { tone: 'good', word: 'Done' },
  FAILED: { tone: 'bad', word: 'Failed' },
};
const pollMs = 1_500;

/** Background work and how far it is; follows it until it is over. */
export function JobCard({ output }: CardProps<Job>) {
  const isOver = (job: Job | undefined) => job?.status === 'DONE' || job?.status === 'FAILED';
  const { data: job } = useQuery({
    queryKey: [getJob.name, { id: output.id }],
    queryFn: () => callOperation(getJob, { id: output.id }),
    initialData: output,
    enabled: !isOver(output),
    refetchInterval: (query) => (isOver(query.state.data) ? false : pollMs),
  });
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
