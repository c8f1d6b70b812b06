/** A conversation as it is opened. The same unique name always answers the same conversation. */
export interface ConversationRequest {
  /** At most 191 characters. */
  uniqueName: string;
  friendlyName: string;
  /** JSON of at most 16 kB. */
  attributes: Readonly<Record<string, unknown>>;
  /** Identities: `store_{id}` for a brand, `customer_{id}` for a supplier (overview §3). */
  participants: readonly string[];
}

/** A message to carry. The same key never delivers twice. */
export interface MessageRequest {
  conversationSid: string;
  key: string;
  author: string;
  body: string;
  attributes: Readonly<Record<string, unknown>>;
}

/** What the carrier tells of by itself: somebody wrote, read or came. */
export type ConversationEvent =
  | {
      kind: 'message';
      conversationSid: string;
      messageSid: string;
      index: number;
      author: string;
      body: string;
      attributes: Readonly<Record<string, unknown>>;
      /** ISO instant. */
      at: string;
    }
  | { kind: 'read'; conversationSid: string; identity: string; index: number }
  | { kind: 'attributes'; conversationSid: string; attributes: Readonly<Record<string, unknown>> };

/** A webhook as it came in: the address that was called, its headers in lower case, its body as bytes' text. */
export interface WebhookRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/**
 * Who carries what a brand and its suppliers write to each other. The records are the platform's own, so lists, search
 * and unread counts are the same with every carrier; `embedded` delivers through them alone.
 */
export interface Conversations {
  readonly kind: 'embedded' | 'twilio';
  open(request: ConversationRequest): Promise<{ sid: string }>;
  /** Index is the carrier's count of the conversation from 0, or null where the platform counts. */
  send(message: MessageRequest): Promise<{ sid: string; index: number | null }>;
  setAttributes(conversationSid: string, attributes: Readonly<Record<string, unknown>>): Promise<void>;
  /** Says up to which message an identity has read. */
  markRead(conversationSid: string, identity: string, index: number): Promise<void>;
  /** What the client's SDK logs in with, or null where the platform's live events do. */
  createToken(identity: string): Promise<{ token: string; expiresAt: string } | null>;
  /** What a webhook tells, or null when it tells nothing. Throws when it is not signed by the carrier. */
  readWebhook(request: WebhookRequest): ConversationEvent | null;
}
