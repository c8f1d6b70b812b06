import { apiBase } from '@brandwright/contract/kernel/request.ts';
import { send } from './call-operation.ts';
import { invalidateOperations } from './query-client.ts';
import { readServerEvents } from './server-events.ts';

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/** Listens for changes made elsewhere (the partner, another tab, a job) until `signal` aborts; reconnects by itself. */
export async function listenForChanges(signal: AbortSignal): Promise<void> {
  let waitMs = firstWaitMs;
  while (!signal.aborted) {
    try {
      const response = await send(
        `${apiBase}/-/events`,
        { headers: { Accept: 'text/event-stream' }, signal },
        false,
        null,
      );
      waitMs = firstWaitMs;
      if (response.body) for await (const event of readServerEvents(response.body)) take(event);
    } catch {
      // A broken line is expected (sleep, deploy); what was missed is read again after the wait.
    }
    if (signal.aborted) return;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }
}

function take(text: string): void {
  try {
    const event: unknown = JSON.parse(text);
    if (typeof event !== 'object' || event === null || !('type' in event) || event.type !== 'invalidate')
      return;
    if ('operations' in event && Array.isArray(event.operations))
      invalidateOperations(event.operations.map(String));
  } catch {
    // Not ours.
  }
}
