import { undoChange } from '@brandwright/contract/copilot/undo-change.ts';
import { callOperation } from './call-operation.ts';
import { queryClient } from './query-client.ts';

/** Takes back a journal entry, then has everything on screen read again (an entry may touch any list). Throws ApiError. */
export async function undoEntry(entryId: string): Promise<void> {
  await callOperation(undoChange, { entryId });
  void queryClient.invalidateQueries();
}
