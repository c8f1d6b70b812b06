import type { Pool } from 'pg';
import type { RecordKind } from '@brandwright/contract';
import type { Providers } from '@brandwright/providers';
import type { RecordCandidate } from './records/record-candidate.ts';
import type { Context } from './request/context.ts';
import type { Implementation } from './request/implementation.ts';
import type { AnyJobHandler, JobQueue } from './jobs/jobs.ts';
import type { FeedSource } from './records/feed.ts';
import type { Log } from './log.ts';
import type { PaymentSubjectOn } from './payments/payment-subject.ts';
import type { ShopOfStore } from './request/shop-of-store.ts';
import type { StoreClocks } from './request/store-clocks.ts';

/** What the kernel's modules share. Made once by createKernel. */
export interface KernelParts {
  pool: Pool;
  /** For transactions within a call that stand apart from its own: calls that hold all of `pool` can't wait for each other here. */
  poolApart: Pool;
  clocks: StoreClocks;
  providers: Providers;
  log: Log;
  publicUrl: string;
  /** Whether an output that is not as declared throws: in tests and development. */
  checkOutputs: boolean;
  queue: JobQueue;
  /** Throws not_found for a name that nothing implements. */
  implementationOf(name: string): Implementation;
  jobHandler(name: string): AnyJobHandler | undefined;
  findRecords(context: Context, words: string, kinds?: readonly RecordKind[]): Promise<RecordCandidate[]>;
  /** What of every area may matter today. */
  feedSources: readonly FeedSource[];
  /** Throws for a kind that nothing is paid for. */
  paymentSubject(kind: string): PaymentSubjectOn<Context>;
  shopOfStore(context: Context): Promise<ShopOfStore | undefined>;
  undo(context: Context, entryId: string): Promise<{ summary: string; entryId: string }>;
}
