import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getMockupTask } from '@brandwright/contract/print-on-demand/get-mockup-task.ts';
import type { MockupTask } from '@brandwright/contract/print-on-demand/mockup-tasks.ts';
import { callOperation } from '#api/call-operation.ts';

/** Milliseconds between looks while it runs. */
const lookEveryMs = 800;

/** Mock-ups as they are now; looked at again until they are made. The templates are read again then. */
export function useMockupTask(known: MockupTask): MockupTask {
  const client = useQueryClient();
  const wasRunning = known.result === 'PENDING';
  const { data } = useQuery({
    queryKey: ['get_mockup_task', { taskId: known.taskId }],
    queryFn: ({ signal }) => callOperation(getMockupTask, { taskId: known.taskId }, { signal }),
    initialData: known,
    enabled: wasRunning,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.result !== 'PENDING' ? false : lookEveryMs),
  });
  const isDone = data.result !== 'PENDING';
  useEffect(() => {
    if (!wasRunning || !isDone) return;
    void client.invalidateQueries({ queryKey: ['get_product_template'] });
    void client.invalidateQueries({ queryKey: ['list_product_templates'] });
  }, [client, wasRunning, isDone]);
  return data;
}
