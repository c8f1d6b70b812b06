import type { ChatClient, ChatLoader, ChatParticipant } from './chat-client.ts';

/** Who one is with the carrier, and with what one logs in; no token where the platform carries conversations itself. */
export interface ChatLogin {
  identity: string;
  token: string | null;
}

/** What the inbox is told. Everything is read anew from our own records; nothing of the carrier's is shown itself. */
export interface ChatTold {
  /** Messages or read marks of a conversation changed. */
  changed(conversationSid: string): void;
  /** The other side writes just now, or has stopped. */
  typing(conversationSid: string, identity: string, isTyping: boolean): void;
}

export interface ChatConnection {
  /** Tells the other side that one is writing. */
  sayTyping(conversationSid: string): void;
  close(): void;
}

/**
 * Connects to the carrier when there is one, and stays connected: a token that is about to end is renewed. A carrier
 * that is not reached takes nothing away, because the server's live events tell of messages too.
 */
export async function connectChat(
  logIn: () => Promise<ChatLogin>,
  load: ChatLoader,
  told: ChatTold,
  signal: AbortSignal,
): Promise<ChatConnection | null> {
  const { identity, token } = await logIn();
  if (token === null || signal.aborted) return null;
  const create = await load();
  if (signal.aborted) return null;
  const client = create(token);
  signal.addEventListener('abort', () => void client.shutdown().catch(() => undefined), { once: true });
  listen(client, identity, told);
  const renew = () => void renewToken(client, logIn, signal);
  client.on('tokenAboutToExpire', renew);
  client.on('tokenExpired', renew);
  return {
    sayTyping: (conversationSid) =>
      void client
        .getConversationBySid(conversationSid)
        .then((conversation) => conversation.typing())
        .catch(() => undefined),
    close: () => void client.shutdown().catch(() => undefined),
  };
}

function listen(client: ChatClient, identity: string, told: ChatTold): void {
  const isOther = (participant: ChatParticipant): participant is ChatParticipant & { identity: string } =>
    participant.identity !== null && participant.identity !== identity;
  client.on('messageAdded', ({ conversation }) => told.changed(conversation.sid));
  client.on('participantUpdated', ({ participant, updateReasons }) => {
    if (updateReasons.includes('lastReadMessageIndex')) told.changed(participant.conversation.sid);
  });
  client.on('typingStarted', (participant) => {
    if (isOther(participant)) told.typing(participant.conversation.sid, participant.identity, true);
  });
  client.on('typingEnded', (participant) => {
    if (isOther(participant)) told.typing(participant.conversation.sid, participant.identity, false);
  });
}

/** A failure is not the end: the client tells again when the token has expired. */
async function renewToken(
  client: ChatClient,
  logIn: () => Promise<ChatLogin>,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { token } = await logIn();
    if (token !== null && !signal.aborted) await client.updateToken(token);
  } catch {
    // The line is down; live events go on as soon as it is up.
  }
}
