import type { RecordKind } from '@brandwright/contract';
import type { Context } from './request/context.ts';
import type { DemoPart } from './demo/demo.ts';
import type { FeedSource } from './records/feed.ts';
import type { Implementation } from './request/implementation.ts';
import type { ShopOfStore } from './request/shop-of-store.ts';
import type { AreaJobHandler } from './jobs/jobs.ts';
import type { AreaRound } from './jobs/rounds.ts';
import type { PaymentSubjectOn } from './payments/payment-subject.ts';
import type { RecordCandidate } from './records/record-candidate.ts';

/** Finds records named in words. Runs before a turn of the conversation, so it must be one quick indexed query. */
export interface RecordFinder {
  kind: RecordKind;
  find(context: Context, words: string): Promise<RecordCandidate[]>;
}

/** What a part of an area brings beside its operations. */
export interface AreaModule {
  jobs?: readonly AreaJobHandler[];
  /** What comes due by itself. */
  rounds?: readonly AreaRound[];
  records?: readonly RecordFinder[];
  /** What of this area may matter today. */
  feed?: readonly FeedSource[];
  demo?: DemoPart;
  /** Kinds of records that are paid for. */
  paymentSubjects?: readonly PaymentSubjectOn<Context>[];
  /** What a store's own shop is reached with, of the one area that keeps it. */
  shopOfStore?: (context: Context) => Promise<ShopOfStore | undefined>;
}

/** What an area of the platform brings. */
export interface PlatformArea extends AreaModule {
  /** Of every operation below the area's folder, from its made index. */
  implementations: readonly Implementation[];
}

/** Several modules of an area as one; the demo is seeded in their order. */
export function joinModules(modules: readonly AreaModule[]): AreaModule {
  return {
    records: modules.flatMap((module) => module.records ?? []),
    jobs: modules.flatMap((module) => module.jobs ?? []),
    rounds: modules.flatMap((module) => module.rounds ?? []),
    feed: modules.flatMap((module) => module.feed ?? []),
    demo: {
      async seedShared(tools) {
        for (const module of modules) await module.demo?.seedShared?.(tools);
      },
      async seedStore(store, tools) {
        for (const module of modules) await module.demo?.seedStore?.(store, tools);
      },
    },
  };
}
