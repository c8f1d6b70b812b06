export { platformAreas } from './areas.ts';
export { recordTrackingNews } from './fulfillment/labels/tracking-news.ts';
export { recordCarrierEvent } from './inbox/carrier-event.ts';
export { recordShopWebhook } from './orders/shop/webhook.ts';
export { recordSubscriptionEvent } from './subscriptions/subscription-event.ts';
export { recordPaymentEvent, recordWalletEvent } from './payments/payment-event.ts';
export type * from './kernel/area.ts';
export { createKernel, type Kernel, type KernelOptions } from './kernel/kernel.ts';
export { createLog, silentLog, type Log } from './kernel/log.ts';

// A call: who may make it, at what time, and what comes of it.
export { authorizeNaming, mayCall } from './kernel/request/authorize.ts';
export { storeOf, type Caller } from './kernel/request/caller.ts';
export * from './kernel/request/clock.ts';
export type * from './kernel/request/context.ts';
export { isKeepable, unkeepable } from './kernel/request/parse.ts';
export type { OperationCall, OperationResult } from './kernel/request/run-operation.ts';
export type { StoreClocks } from './kernel/request/store-clocks.ts';
export { isSecretField } from './kernel/approvals/journal.ts';
export type { RecordCandidate } from './kernel/records/record-candidate.ts';

// The database, files and what is told while it happens.
export { startPostgres } from './postgres/embedded-postgres.ts';
export { inTransaction, createPool, type Database } from './kernel/data/database.ts';
export {
  fileKey,
  isExpiringFileSignature,
  isFileSignature,
  isUploadSignature,
  uploadReceipt,
  type AnnouncedUpload,
  type ReceivedFile,
} from './kernel/data/file-address.ts';
export { migrate } from './kernel/data/migrate.ts';
export { namedId } from './kernel/data/random.ts';
export { transactionEvents, type StoreEvent } from './kernel/events/events.ts';
export { eventLifeMs, eventsAfter, keepEvent } from './kernel/events/stream-events.ts';
export type { AnyJobHandler, LongJobHandler } from './kernel/jobs/jobs.ts';

// Logins.
export { clearAttempts, giveBackAttempt, takeAttempt, type AttemptLimit } from './store/login-attempts.ts';
export { findActor, noteSeen } from './store/sessions.ts';
export { readToken, refreshToken, type TokenClaims } from './store/tokens.ts';

// The demo store.
export { extendDemo } from './kernel/demo/extend-demo.ts';
export { resetDemo } from './kernel/demo/reset-demo.ts';
export {
  demoStoreIds,
  demoStores,
  howDemoStands,
  seedDemo,
  type SeedOptions,
} from './kernel/demo/seed-demo.ts';
