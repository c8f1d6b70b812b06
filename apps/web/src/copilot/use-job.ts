import { useQuery } from '@tanstack/react-query';
import { getJob } from '@brandwright/contract/copilot/get-job.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { callOperation } from '#api/call-operation.ts';

export type Job = OutputOf<typeof getJob>;

const pollMs = 1_500;

export const isOver = (job: Job | undefined) => job?.status === 'DONE' || job?.status === 'FAILED';

/** Follows background work until it is over; null follows nothing. `known` is what was told of it already. */
export function useJob(id: string | null, known?: Job): Job | undefined {
  return useQuery({
    queryKey: [getJob.name, { id }],
    queryFn: () => callOperation(getJob, { id: id ?? '' }),
    initialData: known,
    enabled: id !== null && !isOver(known),
    refetchInterval: (query) => (isOver(query.state.data) ? false : pollMs),
  }).data;
}
