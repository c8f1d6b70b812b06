import { getSalesStats } from '@brandwright/contract/home/get-sales-stats.ts';
import type { MilestoneLevel } from '@brandwright/contract/home/milestones.ts';
import { isVipOpen, vipKind, vipKinds } from '@brandwright/contract/subscriptions/vip/vip-kinds.ts';
import { getStore } from '@brandwright/contract/store/get-store.ts';
import type { Context } from '../../kernel/request/context.ts';

const levelWords = (level: MilestoneLevel): string =>
  level === 'FIRST_SALE'
    ? 'the first sale'
    : `$${level.replace('k', ',000').replace('M', ',000,000')} in lifetime sales`;

/** Each kind of help, and whether this store's sales or its plan have opened it. */
export async function offersOf(context: Context) {
  const stats = await context.call(getSalesStats, { period: 'LIFETIME' });
  const { planType } = await context.call(getStore, {});
  const store = { level: stats.milestone.level, planType };
  return vipKind.options.map((kind) => {
    const { label, does, opensAt } = vipKinds[kind];
    return { kind, label, does, isOpen: isVipOpen(kind, store), opensAt: levelWords(opensAt) };
  });
}
