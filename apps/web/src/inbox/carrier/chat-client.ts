/** Somebody who takes part in a conversation, as the carrier's client tells of them. */
export interface ChatParticipant {
  readonly identity: string | null;
  readonly conversation: { readonly sid: string };
}

/** What the carrier's client tells of, as far as the inbox listens. */
export interface ChatEvents {
  messageAdded: (message: { readonly conversation: { readonly sid: string } }) => void;
  participantUpdated: (change: { participant: ChatParticipant; updateReasons: readonly string[] }) => void;
  typingStarted: (participant: ChatParticipant) => void;
  typingEnded: (participant: ChatParticipant) => void;
  tokenAboutToExpire: () => void;
  tokenExpired: () => void;
}

/** The part of `Client` of @twilio/conversations that is used here. load-twilio.ts holds it to the real one. */
export interface ChatClient {
  on(name: 'messageAdded', listener: ChatEvents['messageAdded']): unknown;
  on(name: 'participantUpdated', listener: ChatEvents['participantUpdated']): unknown;
  on(name: 'typingStarted', listener: ChatEvents['typingStarted']): unknown;
  on(name: 'typingEnded', listener: ChatEvents['typingEnded']): unknown;
  on(name: 'tokenAboutToExpire', listener: ChatEvents['tokenAboutToExpire']): unknown;
  on(name: 'tokenExpired', listener: ChatEvents['tokenExpired']): unknown;
  updateToken(token: string): Promise<unknown>;
  getConversationBySid(sid: string): Promise<{ typing(): Promise<unknown> }>;
  shutdown(): Promise<void>;
}

/** Makes a client that logs in with a token. */
export type ChatLoader = () => Promise<(token: string) => ChatClient>;
