import type { ChatSend, MessageData } from '@brandwright/contract/copilot/messages.ts';
import { randomUUID } from 'node:crypto';
import { approvalsOf, callsOf } from '../../replay/check-turn.ts';
import type { SeenAnswer } from '../../replay/client.ts';
import { decisionOf, type Conversation, type Turn } from './conversation.ts';
import { learnLabels } from './labels.ts';
import { scoreTurn, type Score, type SeenTurn } from './score-turn.ts';
import { writersInstant, type Session } from './session.ts';

export interface TurnReport extends Score, Turn {
  calls: { op: string; input: unknown; state: string; error: string | undefined }[];
  text: string | undefined;
  /** Operations of the readings that were offered. */
  offered: readonly string[];
  /** Why there was no answer. */
  failure: string | undefined;
}

export interface ConversationReport {
  id: string;
  area: string;
  turns: TurnReport[];
}

/** The readings of one answer that a founder sees without scrolling. */
const readingsShown = 3;

/** Runs the conversations of one file, each on a demo store that was just reset. */
export async function runFile(
  session: Session,
  conversations: readonly Conversation[],
): Promise<ConversationReport[]> {
  const reports: ConversationReport[] = [];
  for (const conversation of conversations) reports.push(await runConversation(session, conversation));
  return reports;
}

async function runConversation(
  session: Session,
  { id, area, turns }: Conversation,
): Promise<ConversationReport> {
  await session.client.resetDemo(writersInstant);
  const answers: SeenAnswer[] = [];
  const reports: TurnReport[] = [];
  for (const turn of turns) reports.push(await runTurn(session, answers, turn));
  return { id, area, turns: reports };
}

/** Takes one turn and adds its answer to those before. A turn without an answer is wrong, and the next one still runs. */
async function runTurn(session: Session, answers: SeenAnswer[], turn: Turn): Promise<TurnReport> {
  try {
    const answer = await session.client.chat(sendOf(turn, answers));
    answers.push(answer);
    return reportOf(session, turn, answer);
  } catch (error) {
    const score = scoreTurn(turn, null, session);
    return {
      ...turn,
      ...score,
      calls: [],
      offered: [],
      text: undefined,
      failure: String(error).slice(0, 200),
    };
  }
}

function reportOf(session: Session, turn: Turn, answer: SeenAnswer): TurnReport {
  const calls = callsOf(answer);
  const seen = seenIn(answer);
  for (const { output } of calls) learnLabels(session.labels, output);
  return {
    ...turn,
    ...scoreTurn(turn, seen, session),
    offered: seen.offered,
    calls: calls.map(({ operation, input, state, error }) => ({
      op: operation,
      input,
      state,
      error: error?.code,
    })),
    text: answer.text,
    failure: undefined,
  };
}

function sendOf(turn: Turn, answers: readonly SeenAnswer[]): ChatSend {
  const conversationId = answers.findLast((answer) => answer.conversationId)?.conversationId;
  const base = conversationId ? { conversationId } : {};
  const decision = decisionOf(turn);
  if (decision)
    return {
      ...base,
      say: { kind: 'decision', actionId: pendingIn(answers), approved: decision === 'approve' },
    };
  return { ...base, say: { kind: 'message', messageId: randomUUID(), text: turn.say, fileIds: [] } };
}

/** The last action asked about that is still pending, by the latest that any answer said of it. */
function pendingIn(answers: readonly SeenAnswer[]): string {
  const latest = new Map(answers.flatMap(approvalsOf).map((action) => [action.id, action]));
  const pending = [...latest.values()].filter(({ status }) => status === 'PENDING').at(-1);
  if (!pending) throw new Error('no action is pending');
  return pending.id;
}

const seenIn = (answer: SeenAnswer): SeenTurn => ({
  text: answer.text,
  calls: [...callsOf(answer), ...agreedIn(answer)],
  approvals: approvalsOf(answer),
  offered: offeredIn(answer),
});

/** What waited and was agreed to in the turn is done by it: "aye put that in then". */
const agreedIn = (answer: SeenAnswer): SeenTurn['calls'] =>
  approvalsOf(answer)
    .filter(({ status }) => status === 'DONE')
    .map(({ operation, input, output }) => ({
      operation,
      state: 'done',
      input,
      output: output ?? undefined,
    }));

function offeredIn(answer: SeenAnswer): string[] {
  return answer.parts
    .filter(({ type }) => type === 'data-options')
    .flatMap(({ data }) => (data as MessageData['options']).items.slice(0, readingsShown))
    .map(({ operation }) => operation);
}
