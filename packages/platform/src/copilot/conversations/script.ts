import type { PendingAction } from '@brandwright/contract';
import type { StoredMessage } from '@brandwright/contract/copilot/messages.ts';
import { textOf } from './messages.ts';

interface CallData {
  operation: string;
  state: string;
  card: string;
  input: unknown;
}

interface ScriptTurn {
  say?: string;
  approve?: string;
  deny?: string;
  expect?: {
    calls?: { operation: string; input: unknown }[];
    cards?: string[];
    approval?: { operation: string; input: unknown };
  };
}

/** What was said and clicked, in its order, each with what must come of it. */
export function scriptTurns(messages: readonly Pick<StoredMessage, 'role' | 'parts'>[]): ScriptTurn[] {
  const clicks = clicksIn(messages);
  const turns: ScriptTurn[] = [];
  for (const [index, { role, parts }] of messages.entries()) {
    if (role === 'user') turns.push({ say: textOf(parts) });
    else {
      const click = clicks.answers.get(index);
      if (click) turns.push(click);
      const expect = expectations(parts);
      const before = turns.at(-1);
      // What an answer showed belongs to the words before it.
      if (before && Object.keys(expect).length > 0) before.expect = expect;
    }
    turns.push(...(clicks.alone.get(index) ?? []));
  }
  return turns;
}

function expectations(parts: StoredMessage['parts']): NonNullable<ScriptTurn['expect']> {
  const calls = parts.filter(({ type }) => type === 'data-call').map((part) => part['data'] as CallData);
  const done = calls.filter(({ state }) => state === 'done');
  const [asked] = approvalsIn(parts);
  const cards = done.map(({ card }) => card).filter((card) => card !== 'none');
  return {
    ...(done.length > 0
      ? { calls: done.map(({ operation, input }) => ({ operation, input: lasting(input) })) }
      : {}),
    ...(cards.length > 0 ? { cards } : {}),
    ...(asked ? { approval: { operation: asked.operation, input: lasting(asked.input) } } : {}),
  };
}

/**
 * Decisions by button, by the message that answers them. Such an answer follows another without words between them; a
 * yes or no in words says itself. What was decided elsewhere, without an answer here, stands with the
 * message that asked.
 */
function clicksIn(messages: readonly Pick<StoredMessage, 'role' | 'parts'>[]) {
  const answers = new Map<number, ScriptTurn>();
  const alone = new Map<number, ScriptTurn[]>();
  for (const [index, { parts }] of messages.entries()) {
    for (const action of approvalsIn(parts)) {
      if (!['DONE', 'FAILED', 'DENIED'].includes(action.status)) continue;
      const turn: ScriptTurn =
        action.status === 'DENIED' ? { deny: action.operation } : { approve: action.operation };
      const told = messages.findIndex(
        (message, at) =>
          at > index && !answers.has(at) && message.role === 'assistant' && tellsOf(message.parts, action),
      );
      if (told < 0) alone.set(index, [...(alone.get(index) ?? []), turn]);
      else if (messages[told - 1]?.role === 'assistant') answers.set(told, turn);
    }
  }
  return { answers, alone };
}

const approvalsIn = (parts: StoredMessage['parts']) =>
  parts.filter(({ type }) => type === 'data-approval').map((part) => part['data'] as PendingAction);

/** Whether an answer says what came of an action. */
function tellsOf(parts: StoredMessage['parts'], action: PendingAction): boolean {
  const text = textOf(parts);
  return action.status === 'DENIED'
    ? /^Not done\b/.test(text) && text.includes(action.preview.what.replace(/\.$/, ''))
    : action.outcome !== null && text.includes(action.outcome);
}

/** Random ids were made while it was talked (this conversation's own, an order's that was placed): another run has others. */
const fresh = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** An input without what another run could not repeat. */
function lasting(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isFresh(one)).map(lasting);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, child]) => (isFresh(child) ? [] : [[name, lasting(child)]])),
  );
}

const isFresh = (value: unknown): boolean =>
  (typeof value === 'string' && fresh.test(value)) ||
  (Array.isArray(value) && value.length > 0 && value.every(isFresh));
