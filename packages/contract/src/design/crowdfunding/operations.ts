// Addresses without a parameter stand before those with one in the same place.
export {
  getCrowdfundingPlan,
  saveCrowdfundingDraft,
  sendCrowdfundingEmail,
  startCrowdfundingPlan,
  updateCrowdfundingPlan,
} from './plan.ts';
export { removeRewardTier, setRewardTier } from './rewards.ts';
