import type { PendingAction } from '@brandwright/contract';
import { getPendingAction } from '@brandwright/contract/copilot/get-pending-action.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OpenCall } from './open-call.ts';
import { hear } from './relay.ts';
import { runRead } from './run-read.ts';

/** After this long the call is answered as it would be without asking; the action waits on. */
const longestMs = 10 * 60_000;
const lookMs = 1_000;
/** Between two signs of life. */
const signs = 5;
const longestQuestion = 600;
/** Calls of one store that wait here at a time; further ones are answered at once. */
const mostWaiting = 20;
const waiting = new Map<string, number>();

/** Where a person sees what would be sent or spent, and decides. */
export const approvalUrl = (publicUrl: string, { id }: PendingAction) => `${publicUrl}/approve/${id}`;

/**
 * Asks the client to send its person to the page that decides, and waits for the decision, which comes from that page
 * alone: what the client answers is only whether it went there. Answers the action as it then stands, PENDING when nobody
 * decided in time or the person did not want to go.
 */
export async function askApproval(open: OpenCall, action: PendingAction): Promise<PendingAction> {
  const { session, signal, gateway } = open;
  if (!session?.opensUrls || action.status !== 'PENDING') return action;
  const { storeId } = open;
  const others = waiting.get(storeId) ?? 0;
  if (others >= mostWaiting) return action;
  waiting.set(storeId, others + 1);
  const id = randomUUID();
  const refused = new AbortController();
  const stop = hear(gateway.kernel, session, (told) => {
    if (told.kind === 'answer' && told.id === id && told.action !== 'accept') refused.abort();
  });
  try {
    await open.say({
      jsonrpc: '2.0',
      id,
      method: 'elicitation/create',
      params: questionOf(gateway.publicUrl, action),
    });
    return await decided(open, action, AbortSignal.any([signal, refused.signal]));
  } finally {
    stop();
    const left = (waiting.get(storeId) ?? 1) - 1;
    if (left > 0) waiting.set(storeId, left);
    else waiting.delete(storeId);
  }
}

function questionOf(publicUrl: string, action: PendingAction) {
  return {
    mode: 'url',
    elicitationId: action.id,
    url: approvalUrl(publicUrl, action),
    message: `Brandwright needs your yes: ${action.preview.what}`.slice(0, longestQuestion),
  };
}

async function decided(open: OpenCall, action: PendingAction, enough: AbortSignal): Promise<PendingAction> {
  for (let looks = 1; looks * lookMs <= longestMs; looks++) {
    await pause(lookMs, undefined, { signal: enough }).catch(() => undefined);
    open.signal.throwIfAborted();
    const now = await runRead(open.gateway, open.call, getPendingAction, { id: action.id });
    if (now.status !== 'PENDING' && now.status !== 'RUNNING') {
      const params = { elicitationId: action.id };
      await open.say({ jsonrpc: '2.0', method: 'notifications/elicitation/complete', params });
      return now;
    }
    if (enough.aborted) return now;
    if (looks % signs === 0) await open.progress?.({ progress: looks, message: 'Waiting for approval' });
  }
  return action;
}
