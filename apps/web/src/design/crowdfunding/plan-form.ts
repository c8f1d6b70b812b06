import type { CrowdfundingPlan } from '@brandwright/contract/design/crowdfunding/entities.ts';
import { mostCampaignDays } from '@brandwright/contract/design/crowdfunding/entities.ts';
import type { saveCrowdfundingDraft } from '@brandwright/contract/design/crowdfunding/save-crowdfunding-draft.ts';
import type { SendOf } from '@brandwright/contract/kernel/operation.ts';

/** What stands in the form, as it was typed: money in dollars. */
export interface PlanForm {
  title: string;
  story: string;
  goal: string;
  unitCost: string;
  quantity: string;
  shipping: string;
  otherCosts: string;
  launchDate: string;
  durationDays: string;
}

const dollars = (minor: number | null): string =>
  minor === null ? '' : minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);

export const formOf = (plan: CrowdfundingPlan | null): PlanForm => ({
  title: plan?.title ?? '',
  story: plan?.story ?? '',
  goal: dollars(plan?.goalMinor ?? null),
  unitCost: dollars(plan?.unitCostMinor ?? null),
  quantity: plan?.quantity?.toString() ?? '',
  shipping: dollars(plan?.shippingPerUnitMinor ?? null),
  otherCosts: dollars(plan?.otherCostsMinor ?? null),
  launchDate: plan?.launchDate ?? '',
  durationDays: String(plan?.durationDays ?? 30),
});

/** "$1,234.50" → 123450; null for nothing; undefined for what is no amount. */
export function minorOf(typed: string): number | null | undefined {
  const plain = typed.replaceAll(/[\s,$]/g, '');
  if (plain === '') return null;
  if (!/^\d{1,8}(?:\.\d{1,2})?$/.test(plain)) return undefined;
  return Math.round(Number(plain) * 100);
}

/** "600" → 600; null for nothing; undefined for what is no whole number within the bounds. */
export function wholeOf(typed: string, least: number, most: number): number | null | undefined {
  const plain = typed.replaceAll(/[\s,]/g, '');
  if (plain === '') return null;
  const value = Number(plain);
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}

export type PlanErrors = Partial<Record<keyof PlanForm, string>>;

/** What is wrong with what was typed; nothing is said of what is only missing. */
export function errorsOf(form: PlanForm, today: string): PlanErrors {
  const amount = (typed: string) =>
    minorOf(typed) === undefined ? { error: 'Enter an amount, such as 24.50.' } : {};
  const errors: PlanErrors = {};
  for (const name of ['goal', 'unitCost', 'shipping', 'otherCosts'] as const) {
    const { error } = amount(form[name]);
    if (error) errors[name] = error;
  }
  if (wholeOf(form.quantity, 1, 1_000_000) === undefined) errors.quantity = 'Enter a whole number of units.';
  const days = wholeOf(form.durationDays, 1, mostCampaignDays);
  if (days === undefined || days === null) errors.durationDays = `Enter 1 to ${mostCampaignDays} days.`;
  if (form.launchDate !== '' && form.launchDate < today) errors.launchDate = 'Choose a day from today on.';
  return errors;
}

/** What is kept of the form: what is wrong stays out until it is mended. */
export function draftOf(form: PlanForm): SendOf<typeof saveCrowdfundingDraft> {
  const days = wholeOf(form.durationDays, 1, mostCampaignDays);
  const all = {
    title: form.title.trim(),
    story: form.story,
    goalMinor: minorOf(form.goal),
    unitCostMinor: minorOf(form.unitCost),
    quantity: wholeOf(form.quantity, 1, 1_000_000),
    shippingPerUnitMinor: minorOf(form.shipping),
    otherCostsMinor: minorOf(form.otherCosts),
    launchDate: form.launchDate || null,
    durationDays: days ?? undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
