import { useState } from 'react';
import { pendingAction } from '@brandwright/contract/kernel/approval.ts';
import { apiBase } from '@brandwright/contract/kernel/request.ts';
import { messageOf } from '#api/api-error.ts';
import { send } from '#api/call-operation.ts';
import { queryClient } from '#api/query-client.ts';
import { toast } from '#ui/toast.ts';
import { noteDecision } from './decisions-store.ts';

/** Says yes or no to an action outside its conversation. A second click runs nothing: the server claims an action once. */
export function useDecideAction() {
  const [busyId, setBusyId] = useState<string | null>(null);

  async function decide(actionId: string, approved: boolean) {
    setBusyId(actionId);
    try {
      const response = await send(`${apiBase}/copilot/actions/${actionId}/decision`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ approved }),
      });
      const action = pendingAction.parse(await response.json());
      noteDecision(action);
      if (action.outcome) toast.done(action.outcome);
      void queryClient.invalidateQueries();
    } catch (error) {
      toast.failed(messageOf(error));
    }
    setBusyId(null);
  }

  return { decide, busyId };
}
