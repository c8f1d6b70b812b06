import { Chat } from '@ai-sdk/react';
import { DefaultChatTransport } from 'ai';
import type { ChatSend, StoredMessage } from '@brandwright/contract/copilot/messages.ts';
import { getConversation } from '@brandwright/contract/copilot/conversations/get-conversation.ts';
import { apiBase } from '@brandwright/contract/kernel/request.ts';
import { callOperation, send } from '#api/call-operation.ts';
import { invalidateOperations } from '#api/query-client.ts';
import { onAnswerEnd } from '#api/live-events.ts';
import { onSessionEnd } from '#api/session-end.ts';
import { serverNowMs } from '#api/server-clock.ts';
import { usePartner } from '#frame/partner-store.ts';
import { noteDecision, noteUndoing } from './decisions-store.ts';
import type { AttachedFile, PartnerMessage } from './partner-message.ts';

export type Say = ChatSend['say'];

/** A conversation in this browser: its messages, and what can be said in it. Lives on while one moves between screens. */
export interface ChatSession {
  /** The same for as long as the session lives. */
  key: string;
  /** Null until the server has answered the first message. */
  conversationId: string | null;
  chat: Chat<PartnerMessage>;
  say: (text: string, files: readonly AttachedFile[]) => Promise<void>;
  decide: (actionId: string, approved: boolean) => Promise<void>;
  regenerate: () => Promise<void>;
  edit: (messageId: string, text: string) => Promise<void>;
  /** Changes (or, with null, removes) one understood value: the call runs again with it. */
  refine: (callId: string, field: string, value: unknown) => Promise<void>;
  /** Changes values of an action that waits for a yes: it is asked anew with them. */
  revise: (actionId: string, changes: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Carries out one of the readings that the last answer offered, by its place from 0. */
  choose: (option: number) => Promise<void>;
  stop: () => Promise<void>;
  /** Sends again what did not come through; nothing is said twice. */
  retry: () => Promise<void>;
  /** Takes the messages as the server has them. */
  sync: () => Promise<void>;
  /** Follows the answer that is being written. */
  resume: () => Promise<void>;
}

/** So often an answer that cannot be followed any more is looked for among the messages. */
const mostAttempts = 3;

const sessions = new Map<string, ChatSession>();

/** The session of a conversation that was opened before, or undefined. */
export function sessionOf(conversationId: string): ChatSession | undefined {
  return sessions.get(conversationId);
}

// The next person at this browser finds nothing of the last one.
onSessionEnd(() => sessions.clear());

// What was answered in another tab is read here too, unless something is being said here.
onAnswerEnd(({ conversationId, turnId }) => {
  const session = sessions.get(conversationId);
  if (!session || isBusy(session) || session.chat.messages.some((message) => isOfTurn(message, turnId)))
    return;
  void session.sync().catch(() => undefined);
});

const isBusy = ({ chat }: ChatSession) => chat.status === 'submitted' || chat.status === 'streaming';
const isOfTurn = (message: PartnerMessage, turnId: string) =>
  message.parts.some((part) => part.type === 'data-turn' && part.data.turnId === turnId);

export interface OpenSession {
  conversationId: string | null;
  messages?: StoredMessage[];
  /** Told once the server has given a new conversation its id. */
  onNamed?: (conversationId: string) => void;
}

/** Opens a conversation. */
export function openSession({ conversationId, messages = [], onNamed }: OpenSession): ChatSession {
  let lastSay: Say | null = null;
  const session: ChatSession = {
    key: crypto.randomUUID(),
    conversationId,
    chat: makeChat(),
    say,
    decide,
    regenerate,
    edit,
    refine,
    revise,
    choose,
    stop,
    retry,
    sync: () => sync(),
    resume: () => resume(),
  };
  if (conversationId) sessions.set(conversationId, session);

  function makeChat() {
    return new Chat<PartnerMessage>({
      messages: messages.map(toPartnerMessage),
      generateId: () => crypto.randomUUID(),
      transport: new DefaultChatTransport<PartnerMessage>({
        api: `${apiBase}/copilot/chat`,
        fetch: (url, init) => send(String(url), init ?? {}, false, null),
        prepareSendMessagesRequest: ({ body }) => ({ body: body ?? {} }),
        prepareReconnectToStreamRequest: () => ({
          api: `${apiBase}/copilot/conversations/${session.conversationId}/stream`,
        }),
      }),
      onData: (part) => {
        if (part.type === 'data-approval') noteDecision(part.data);
        if (part.type === 'data-call') noteUndoing(part.data);
        if (part.type === 'data-turn' && !session.conversationId) name(part.data.conversationId);
      },
    });
  }

  function name(id: string) {
    session.conversationId = id;
    sessions.set(id, session);
    invalidateOperations(['list_conversations']);
    onNamed?.(id);
  }

  /** What goes over the wire: the new message or the decision, never past messages. */
  function body(what: Say): { body: ChatSend } {
    lastSay = what;
    const { screen } = usePartner.getState();
    return {
      body: {
        ...(session.conversationId ? { conversationId: session.conversationId } : {}),
        screen: { path: window.location.pathname + window.location.search, ...screen },
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        say: what,
      },
    };
  }

  async function say(text: string, files: readonly AttachedFile[]) {
    const messageId = crypto.randomUUID();
    const message: PartnerMessage = {
      id: messageId,
      role: 'user',
      parts: [{ type: 'text', text }],
      metadata: { createdAt: now(), files: [...files] },
    };
    await session.chat.sendMessage(
      message,
      body({ kind: 'message', messageId, text, fileIds: files.map((file) => file.id) }),
    );
  }

  /** Something decided without words: a message without parts stands for it, so that the answer is a message of its own. */
  async function sayWithoutWords(what: Say) {
    await session.chat.sendMessage({ role: 'user', parts: [], metadata: { createdAt: now() } }, body(what));
  }

  async function decide(actionId: string, approved: boolean) {
    await sayWithoutWords({ kind: 'decision', actionId, approved });
  }

  async function refine(callId: string, field: string, value: unknown) {
    await sayWithoutWords({ kind: 'refine', callId, field, value });
  }

  async function revise(actionId: string, changes: Readonly<Record<string, unknown>>) {
    await sayWithoutWords({ kind: 'revise', actionId, changes: { ...changes } });
  }

  async function choose(option: number) {
    await sayWithoutWords({ kind: 'choose', option });
  }

  async function regenerate() {
    await session.chat.regenerate(body({ kind: 'regenerate' }));
  }

  async function edit(messageId: string, text: string) {
    const metadata = session.chat.messages.find((message) => message.id === messageId)?.metadata;
    await session.chat.sendMessage(
      { text, messageId, ...(metadata ? { metadata } : {}) },
      body({ kind: 'edit', messageId, text }),
    );
    await sync();
  }

  async function stop() {
    const id = session.conversationId;
    if (!id || !(await stopOnServer(id))) await session.chat.stop();
  }

  async function retry() {
    const { messages: thread } = session.chat;
    const last = thread.at(-1);
    const failed = last?.role === 'assistant';
    if (failed || !lastSay) return regenerate();
    await session.chat.sendMessage(undefined, body(lastSay));
  }

  async function sync(attempts = mostAttempts) {
    if (!session.conversationId) return;
    const stored = await callOperation(getConversation, { id: session.conversationId });
    if (isBusy(session)) return;
    session.chat.messages = stored.messages.map(toPartnerMessage);
    if (stored.conversation.isAnswering) await resume(attempts);
  }

  async function resume(attempts = mostAttempts) {
    await session.chat.resumeStream();
    // It ended after the messages were read and before it was followed: it stands among them now.
    if (attempts > 1 && session.chat.messages.at(-1)?.role === 'user') await sync(attempts - 1);
  }

  return session;
}

/** Whether the server had an answer to stop; its stream then ends by itself. */
async function stopOnServer(conversationId: string): Promise<boolean> {
  const address = `${apiBase}/copilot/conversations/${conversationId}/stop`;
  const answer: unknown = await send(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
    .then((response) => response.json())
    .catch(() => null);
  return typeof answer === 'object' && answer !== null && 'stopped' in answer && answer.stopped === true;
}

const now = () => new Date(serverNowMs()).toISOString();

/** Stored messages are the AI SDK's own, checked by the server. */
function toPartnerMessage(message: StoredMessage): PartnerMessage {
  return { ...message, parts: message.parts as PartnerMessage['parts'] };
}
