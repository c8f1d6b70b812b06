export { platformAreas } from './areas.ts';
export { recordCarrierEvent } from './inbox/carrier-event.ts';
export type * from './kernel/area.ts';
export { mayCall } from './kernel/request/authorize.ts';
export { storeOf, type Caller } from './kernel/request/caller.ts';
export * from './kernel/request/clock.ts';
export type * from './kernel/request/context.ts';
export { inTransaction, createPool, type Database } from './kernel/data/database.ts';
export type { StoreEvent } from './kernel/events/events.ts';
export type { AnyJobHandler, LongJobHandler } from './kernel/jobs/jobs.ts';
export { createKernel, type Kernel, type KernelOptions } from './kernel/kernel.ts';
export { createLog, silentLog, type Log } from './kernel/request/log.ts';
export { migrate } from './kernel/data/migrate.ts';
export { extendDemo } from './kernel/demo/extend-demo.ts';
export {
  demoStoreIds,
  demoStores,
  howDemoStands,
  seedDemo,
  type SeedOptions,
} from './kernel/demo/seed-demo.ts';
export { resetDemo } from './kernel/demo/reset-demo.ts';
export type { RecordCandidate } from './kernel/records/record-candidate.ts';
export type { StoreClocks } from './kernel/request/store-clocks.ts';
export type { OperationCall, OperationResult } from './kernel/request/run-operation.ts';
