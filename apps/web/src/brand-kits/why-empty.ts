import type { BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import type { WorkType } from '@brandwright/contract/brand-kits/enums.ts';

/** Why the slots of some pictures are empty: the reason of the last making, when it failed. */
export function whyEmpty(kit: Pick<BrandKit, 'generations'>, type: WorkType): string | null {
  const made = kit.generations.filter((one) => one.type === type && one.result !== 'PENDING');
  const last = made.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))[0];
  return last?.result === 'FAILURE' ? last.failure : null;
}
