import type { ModelMessage } from 'ai';
import { emptyDigest, foldIn, tellDigest, type ConversationDigest } from './digest.ts';
import {
  callMessages,
  hasUntrusted,
  type RememberedCall,
  type ToolAnswer,
  type TurnMemory,
} from './memory.ts';
import type { PastMessage } from './past-message.ts';
import { leanCall } from './lean.ts';
import { cutText, shorten } from './shorten.ts';
import { slimCall } from './slim.ts';
import { estimateTokens } from './tokens.ts';

/** What a model is given of a conversation. */
export interface ContextWindow {
  messages: ModelMessage[];
  /** What was before, in words; empty when everything is in the messages. */
  earlier: string;
  /** Words from outside are in view: every action asks. */
  untrusted: boolean;
}

/** How many of the latest answers keep their results, as far as there is room; of older ones the ids stay. */
const answersInFull = 5;
const unlimited = Number.POSITIVE_INFINITY;
const rowsOfOlderLists = 8;
/** Tokens that a result keeps in a real model's window: of the latest answer, and of those before it. */
const latestResult = 500;
const earlierResult = 120;
/** Characters of the founder's older messages where room is short. */
const shortWords = 400;
const leftOut = '(This answer is left out: it may repeat words from outside.)';

/** Which answers are in full view: what the approvals of a turn go by, whoever answers. */
export function untrustedInView(history: readonly PastMessage[]): boolean {
  return hasUntrusted(latestAnswers(history).flatMap((message) => message.memory ?? []));
}

const latestAnswers = (history: readonly PastMessage[]) =>
  history.filter((message) => message.role === 'assistant').slice(-answersInFull);

/**
 * Chooses what a model sees of a conversation. The latest answers come with their results, older ones with what
 * references need, the oldest in short. Within `mostTokens` (by estimate; unlimited for a model in this process)
 * results are shortened, then reduced to ids and names, then dropped; the last message is always whole. Answers that
 * may repeat words from outside are only shown while the turn counts them as in view.
 */
export function openWindow(
  history: readonly PastMessage[],
  digest: ConversationDigest | null,
  mostTokens: number,
): ContextWindow {
  const untrusted = untrustedInView(history);
  const latest = latestAnswers(history);
  const full = new Set(latest);
  const newest = latest.at(-1);
  const shown: ModelMessage[][] = [];
  let room = mostTokens * 0.75;
  let index = history.length - 1;
  for (; index >= 0; index -= 1) {
    const message = history[index];
    if (!message) break;
    const isLast = index === history.length - 1;
    const view = { isFull: full.has(message), isNewest: message === newest, untrusted, mostTokens };
    const forms = formsOf(message, `past${index}`, view);
    const fitting = forms.find((form) => mostTokens === unlimited || sizeOf(form) <= room);
    if (!fitting && !isLast) break;
    const form = fitting ?? forms.at(-1) ?? [];
    room -= mostTokens === unlimited ? 0 : sizeOf(form);
    shown.unshift(form);
  }
  // A first message of the partner alone would answer nothing.
  while (history[index + 1]?.role === 'assistant' && shown.length > 1) {
    shown.shift();
    index += 1;
  }
  const whole = foldIn(digest ?? emptyDigest, history.slice(0, index + 1));
  return {
    messages: [...earlierCalls(whole, mostTokens), ...shown.flat()],
    earlier: mostTokens === unlimited ? '' : tellDigest(whole, Math.floor(mostTokens / 6)),
    untrusted,
  };
}

interface View {
  isFull: boolean;
  /** The answer that the last message follows. */
  isNewest: boolean;
  untrusted: boolean;
  mostTokens: number;
}

/** The forms that a message may take, from the fullest to the shortest. */
function formsOf(message: PastMessage, prefix: string, view: View): ModelMessage[][] {
  if (message.role === 'user') {
    const whole: ModelMessage[] = [{ role: 'user', content: withFiles(message, message.text) }];
    const short: ModelMessage[] = [
      { role: 'user', content: withFiles(message, cutText(message.text, shortWords)) },
    ];
    return [whole, short];
  }
  const { memory, text } = message;
  if (!memory) return [words(text)];
  const said = words(isTold(memory, view) ? memory.text : leftOut);
  const calls = view.mostTokens === unlimited ? memory.calls : memory.calls.map(leanCall);
  const older = calls
    .map((call) => slimCall(call, rowsFor(view), isOutside(memory)))
    .map((call) => (view.mostTokens === unlimited ? call : shortened(call, earlierResult)));
  const forms = [
    [...callMessages(older, prefix), ...said],
    [...callMessages(older.map(withoutResult), prefix), ...said],
  ];
  if (!view.isFull) return forms;
  const inFull = (most: number) => [
    ...callMessages(
      calls.map((call) => shortened(call, most)),
      prefix,
    ),
    ...said,
  ];
  const share = (part: number, most: number) => inFull(Math.min(Math.floor(view.mostTokens / part), most));
  if (view.mostTokens === unlimited) return [inFull(unlimited)];
  return [...(view.isNewest ? [share(8, latestResult)] : []), share(32, earlierResult), ...forms];
}

const rowsFor = ({ mostTokens }: View) => (mostTokens === unlimited ? unlimited : rowsOfOlderLists);

const words = (text: string): ModelMessage[] => (text ? [{ role: 'assistant', content: text }] : []);

const isOutside = (memory: TurnMemory) => memory.outside === true || hasUntrusted([memory]);

/** What may repeat words from outside is only told while they count as in view. */
const isTold = (memory: TurnMemory, { untrusted }: View) => untrusted || !isOutside(memory);

const shortened = (call: RememberedCall, mostTokens: number): RememberedCall => ({
  ...call,
  answer: shortAnswer(call.answer, mostTokens),
});

/** An answer of a tool with a result of at most so many tokens. */
export function shortAnswer(answer: ToolAnswer, mostTokens: number): ToolAnswer {
  return answer.ok === true ? { ...answer, result: shorten(answer.result, mostTokens) } : answer;
}

function withoutResult(call: RememberedCall): RememberedCall {
  if (call.answer.ok !== true) return call;
  return { ...call, answer: { ...call.answer, result: 'Left out here. Call again to see it.' } };
}

/** The latest calls of folded messages as an exchange of their own: later references need the ids in their results. */
function earlierCalls({ calls }: ConversationDigest, mostTokens: number): ModelMessage[] {
  let room = mostTokens / 12;
  const kept: RememberedCall[] = [];
  for (const call of [...calls].reverse()) {
    const short = mostTokens === unlimited ? call : shortened(leanCall(call), Math.floor(mostTokens / 64));
    room -= mostTokens === unlimited ? 0 : estimateTokens(JSON.stringify(short));
    if (room < 0) break;
    kept.unshift(short);
  }
  if (kept.length === 0) return [];
  return [{ role: 'user', content: '(What was looked up earlier.)' }, ...callMessages(kept, 'earlier')];
}

const sizeOf = (messages: readonly ModelMessage[]) => estimateTokens(JSON.stringify(messages));

function withFiles({ files }: PastMessage, text: string): string {
  if (files.length === 0) return text;
  const list = files.map(
    ({ id, name, contentType }) => `[Attached file ${JSON.stringify(name)}, ${contentType}, fileId ${id}]`,
  );
  return `${text}\n${list.join('\n')}`;
}
