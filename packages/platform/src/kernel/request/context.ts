import type { AnyDeclaration, InputOf, OutputOf, PlanTier, RecordKind, Role } from '@brandwright/contract';
import type { Providers } from '@brandwright/providers';
import type { FeedSourceOn } from '../records/feed-candidate.ts';
import type { RecordCandidate } from '../records/record-candidate.ts';
import type { Clock } from './clock.ts';
import type { Database } from '../data/database.ts';
import type { EventSink } from '../events/events.ts';
import type { JobSink } from '../jobs/job-sink.ts';
import type { Log } from '../log.ts';
import type { PaymentSubjectOn } from '../payments/payment-subject.ts';
import type { ShopOfStore } from './shop-of-store.ts';

/** A logged-in person in one store. */
export interface UserActor {
  kind: 'user';
  userId: string;
  storeId: string;
  name: string;
  email: string;
  role: Role;
  plan: PlanTier;
  isPreview: boolean;
  tokenGeneration: 1 | 2;
  /** The login that the token belongs to; absent when something else vouched for the person. */
  sessionId?: string;
  /** A program calls, by a token that a person made for it. */
  isProgram?: boolean;
  flags: readonly string[];
}

/** The system itself working for one store: jobs, webhooks, rules. */
export interface SystemActor {
  kind: 'system';
  storeId: string;
}

/** Someone without a login; sees no tenant rows except through lookups made for the public. */
export interface PublicActor {
  kind: 'public';
}

export type Actor = UserActor | SystemActor | PublicActor;

/** By which hand an operation runs: a screen, the partner in a conversation, an API token (MCP), or the system. */
export type Via = 'hand' | 'partner' | 'token' | 'system';

/** What every implementation receives. Everything it touches comes from here. */
export interface Context {
  actor: Actor;
  via: Via;
  /** The conversation that led here, if one did. */
  conversationId: string | undefined;
  /** The assistant whose run it is. */
  assistant: { id: string; name: string } | undefined;
  /** The words of the input go to the letter: a person wrote them on an approval card, or said yes to them. */
  asWritten: boolean;
  /** The store in whose name this runs; throws for public actors. */
  storeId: string;
  /** The transaction. Row-level security admits this store's rows only. */
  db: Database;
  clock: Clock;
  providers: Providers;
  /** Live events, sent when the transaction commits. */
  events: EventSink;
  /** Background work, queued when the transaction commits. */
  jobs: JobSink;
  log: Log;
  requestId: string;
  /** Aborts when the caller goes away or the time limit passes. */
  signal: AbortSignal;
  /** Whether a TryLater is followed by another try: only in a job, and not in its last try. */
  mayTryLater: boolean;
  /** Address of this installation, for links. No trailing slash. */
  publicUrl: string;
  /**
   * Runs `work` in a transaction of its own that stays, whatever becomes of this one: for what has to be known after a crash
   * before something outside is asked. It can't see what this one has written, and waits for what this one has locked.
   */
  apart<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** What follows from a payment for a record of a kind. */
  paymentSubject(kind: string): PaymentSubjectOn<Context>;
  /** The store's own shop and what it is reached with; undefined where none is connected. Errors: conflict when that can't be read. */
  shopOfStore(): Promise<ShopOfStore | undefined>;
  /** For operations of the public that have found their store: from here on its rows are seen. */
  enterStore(storeId: string): Promise<void>;
  /** Takes back a journal entry in the same transaction. */
  undo(entryId: string): Promise<{ summary: string; entryId: string }>;
  /** Records of the store named in someone's words, of every area or of some kinds. */
  findRecords(words: string, kinds?: readonly RecordKind[]): Promise<RecordCandidate[]>;
  /** What of every area may matter today, in the order of the areas. */
  feedSources: readonly FeedSourceOn<Context>[];
  /** Runs another operation in the same transaction with the same actor: how areas reach each other. */
  call<D extends AnyDeclaration>(declaration: D, input: InputOf<D>): Promise<OutputOf<D>>;
}
