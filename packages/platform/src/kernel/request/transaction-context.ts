import { OperationError, catalogMessages } from '@brandwright/contract';
import { sql } from 'drizzle-orm';
import { storeOf, type Caller } from './caller.ts';
import type { Context } from './context.ts';
import { inTransaction, type Database } from '../data/database.ts';
import { transactionEvents } from '../events/events.ts';
import type { KernelParts } from '../kernel-parts.ts';
import { transactionJobs } from '../jobs/transaction-jobs.ts';

/** Makes the context of one operation inside a transaction. */
export function transactionContext(
  parts: KernelParts,
  caller: Caller,
  db: Database,
  afterCommit: (() => void)[],
): Context {
  let entered = storeOf(caller.actor);
  const storeId = () => {
    if (entered === null) throw new OperationError('unauthenticated', catalogMessages.sessionExpired);
    return entered;
  };
  const context: Context = {
    actor: caller.actor,
    via: caller.via,
    conversationId: caller.conversationId,
    assistant: caller.assistant,
    asWritten: caller.asWritten === true,
    get storeId() {
      return storeId();
    },
    db,
    get clock() {
      return parts.clocks.of(entered);
    },
    providers: parts.providers,
    events: { publish: (event) => transactionEvents(db, storeId()).publish(event) },
    jobs: transactionJobs(parts, db, storeId, afterCommit),
    log: parts.log.child({ requestId: caller.requestId }),
    requestId: caller.requestId,
    signal: caller.signal,
    mayTryLater: caller.mayTryLater === true,
    publicUrl: parts.publicUrl,
    apart: (work) => inTransaction(parts.poolApart, storeId(), work),
    paymentSubject: parts.paymentSubject,
    shopOfStore: () => parts.shopOfStore(context),
    async enterStore(id) {
      await db.execute(sql`select set_config('app.store_id', ${id}, true)`);
      entered = id;
    },
    async call(declaration, input) {
      const { output } = await parts.implementationOf(declaration.name).run(context, input as never);
      return output as never;
    },
    feedSources: parts.feedSources,
    undo: (entryId) => parts.undo(context, entryId),
    findRecords: (words, kinds) => parts.findRecords(context, words, kinds),
  };
  return context;
}
