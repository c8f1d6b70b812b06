import type { PromiseKind } from '@brandwright/contract/inbox/thread/promise.ts';

/** A promise read out of a sentence. */
export interface FoundPromise {
  kind: PromiseKind;
  /** In our own words. */
  value: string;
  amountMinor: number | null;
  currency: string | null;
  quantity: number | null;
  daysMin: number | null;
  daysMax: number | null;
  /** YYYY-MM-DD. */
  date: string | null;
  depositPercent: number | null;
}

/** A promise with nothing but its kind and words, to be filled. */
export const found = (
  kind: PromiseKind,
  value: string,
  more: Partial<Omit<FoundPromise, 'kind' | 'value'>> = {},
): FoundPromise => ({
  kind,
  value,
  amountMinor: null,
  currency: null,
  quantity: null,
  daysMin: null,
  daysMax: null,
  date: null,
  depositPercent: null,
  ...more,
});
