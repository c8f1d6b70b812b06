import type { ChatRequest, MessageData } from '@brandwright/contract/copilot/messages.ts';
import { createCopilot, type Copilot } from '@brandwright/copilot';
import { readChunks } from '@brandwright/copilot/stream/read-events.ts';
import type { Reply, SeenRequest, StandIn } from '@brandwright/copilot/testing/openai-stand-in.ts';
import type { Caller, Kernel } from '@brandwright/platform';
import { randomUUID } from 'node:crypto';
import { decisionOf, type Conversation, type Turn } from '../blind/conversation.ts';
import { offeredIn } from './request-size.ts';

export interface Stage {
  kernel: Kernel;
  founder: Caller;
  standIn: StandIn;
}

/** What a conversation took of a real model. */
export interface Rehearsal {
  requests: SeenRequest[];
  /** Calls that the stand-in wanted to make, those whose tool was there at once, names of those that were opened first, and of those that never were there. */
  wanted: number;
  offeredAtOnce: number;
  opened: string[];
  neverOffered: string[];
}

type Call = Pick<MessageData['call'], 'operation' | 'title' | 'input'>;

/** Holds a conversation with the offline model, and turn by turn with a stand-in that makes the same calls. */
export async function holdConversation(stage: Stage, { turns }: Conversation): Promise<Rehearsal> {
  const { kernel, standIn, founder } = stage;
  const offline = createTalk(createCopilot(kernel, {}), founder);
  const real = createTalk(
    createCopilot(kernel, { OPENAI_BASE_URL: standIn.baseUrl, COPILOT_MODEL: 'chat:stand-in', retries: 0 }),
    founder,
  );
  const from = standIn.requests.length;
  const rehearsal: Rehearsal = { requests: [], wanted: 0, offeredAtOnce: 0, opened: [], neverOffered: [] };
  for (const turn of turns) {
    const { calls, text } = await offline.take(turn);
    standIn.answerBy(speaker(calls, text, rehearsal));
    await real.take(turn);
  }
  await offline.end();
  await real.end();
  return { ...rehearsal, requests: standIn.requests.slice(from) };
}

/** Makes the calls one by one, looks for the tool of a call that is not offered, and ends with the text. */
function speaker(calls: readonly Call[], text: string, rehearsal: Rehearsal) {
  const left = [...calls];
  rehearsal.wanted += left.length;
  let looked = false;
  return (request: SeenRequest): Reply => {
    const [next] = left;
    if (!next) return { kind: 'text', text: text || 'Done.' };
    if (offeredIn(request).includes(next.operation)) {
      if (!looked) rehearsal.offeredAtOnce += 1;
      looked = false;
      left.shift();
      return { kind: 'calls', calls: [{ name: next.operation, input: next.input }] };
    }
    if (!looked) {
      looked = true;
      rehearsal.opened.push(next.operation);
      return { kind: 'calls', calls: [{ name: 'find_operations', input: { words: next.operation } }] };
    }
    looked = false;
    rehearsal.neverOffered.push(next.operation);
    left.shift();
    return { kind: 'text', text: 'I cannot do that.' };
  };
}

/** A conversation with one partner. */
function createTalk(copilot: Copilot, founder: Caller) {
  let conversationId: string | undefined;
  const actions = new Map<string, MessageData['approval']>();
  return {
    async take(turn: Turn): Promise<{ calls: Call[]; text: string }> {
      const decision = decisionOf(turn);
      const pending = [...actions.values()].filter(({ status }) => status === 'PENDING').at(-1);
      if (decision && !pending) return { calls: [], text: '' };
      const say: ChatRequest['say'] =
        decision && pending
          ? { kind: 'decision', actionId: pending.id, approved: decision === 'approve' }
          : { kind: 'message', messageId: randomUUID(), text: turn.say, fileIds: [] };
      const response = await copilot.chat(founder, { ...(conversationId ? { conversationId } : {}), say });
      const chunks: { type: string; delta?: string; data?: unknown }[] = readChunks(await response.text());
      const of = <K extends keyof MessageData>(kind: K) =>
        chunks.filter(({ type }) => type === `data-${kind}`).map(({ data }) => data as MessageData[K]);
      conversationId ??= of('turn')[0]?.conversationId;
      for (const action of of('approval')) actions.set(action.id, action);
      const calls = new Map(of('call').map((call) => [call.callId, call]));
      return { calls: [...calls.values()], text: chunks.map(({ delta }) => delta ?? '').join('') };
    },
    end: () => copilot.close(0),
  };
}
