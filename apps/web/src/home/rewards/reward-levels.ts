import { milestones } from '@brandwright/contract/home/milestone-levels.ts';
import {
  milestoneLevel,
  type Milestone,
  type MilestoneLevel,
} from '@brandwright/contract/home/milestones.ts';
import { vipKinds, vipKindsOf, type VipKind } from '@brandwright/contract/subscriptions/vip/vip-kinds.ts';

export type LevelState = 'REACHED' | 'NEXT' | 'AHEAD';

export interface RewardLevel extends Milestone {
  state: LevelState;
  /** What the level opens. */
  opens: { kind: VipKind; label: string; does: string }[];
}

const rank = (level: MilestoneLevel) => milestoneLevel.options.indexOf(level);

/** Every level after the start with where the store stands, the lowest first. */
export function rewardLevels(reached: MilestoneLevel): RewardLevel[] {
  return milestones
    .filter(({ level }) => level !== 'DEFAULT')
    .map((one) => ({
      ...one,
      state:
        rank(one.level) <= rank(reached)
          ? 'REACHED'
          : rank(one.level) === rank(reached) + 1
            ? 'NEXT'
            : 'AHEAD',
      opens: vipKindsOf(one.level).map((kind) => ({
        kind,
        label: vipKinds[kind].label,
        does: vipKinds[kind].does,
      })),
    }));
}
