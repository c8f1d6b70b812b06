/** What time it is. */
export interface BillingClock {
  now(): Date;
}

/** The specification's words for a subscription's status (overview §4). */
export type SubscriptionStatus = 'active' | 'trialing' | 'past_due' | 'canceled' | 'unpaid' | 'incomplete';

/** What is paid for a period. */
export interface SubscriptionTerms {
  /** What is subscribed to, in a few words. */
  title: string;
  /** Integer minor units a period. */
  amountMinor: number;
  interval: 'MONTH' | 'YEAR';
}

export interface Subscription extends Omit<SubscriptionTerms, 'title'> {
  id: string;
  status: SubscriptionStatus;
  currency: string;
  /** ISO instants. */
  currentPeriodStart: string;
  currentPeriodEnd: string;
  /** While it is on trial. */
  trialEndsAt: string | null;
  pausedAt: string | null;
  resumesAt: string | null;
  cancelsAtPeriodEnd: boolean;
  canceledAt: string | null;
  /** What it changes to when the period ends. */
  next: SubscriptionTerms | null;
  /** Percent off the coming invoices; null where nothing is taken off. */
  percentOff: number | null;
  /** The last invoice of it that could not be paid. */
  openInvoiceId: string | null;
}

export interface SubscribeRequest extends Omit<SubscriptionTerms, 'interval'> {
  customerId: string;
  cardId: string;
  /** MONTH when left out. */
  interval?: SubscriptionTerms['interval'];
  currency: string;
  /** Whole days before the first period is charged; 0 when left out. */
  trialDays?: number;
  idempotencyKey: string;
}

export interface SubscriptionChange extends SubscriptionTerms {
  /**
   * NOW charges what the new terms cost more for the rest of the period, or a new period where its length changes, less what was
   * paid and isn't used. PERIOD_END changes it when the period ends; nothing is charged before.
   */
  when: 'NOW' | 'PERIOD_END';
  /** Ends a trial: the first period begins, and is charged, now. Only with NOW. */
  endTrial?: boolean;
  /** The instant that what isn't used is counted from, so that what was shown is charged; now when left out. */
  prorateAt?: Date;
  /** The same key changes and charges once. */
  idempotencyKey: string;
}

/** What a change NOW would charge. All in minor units. */
export interface ChangePreview {
  /** For the new terms, as long as the period lasts that is paid. */
  chargeMinor: number;
  /** Paid before and not used. */
  creditMinor: number;
  dueNowMinor: number;
  /** When the period ends that is charged now, or that goes on. */
  periodEnd: string;
}

/** What the provider billed by itself, such as a month of a subscription. */
export interface ProviderInvoice {
  id: string;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  amountDueMinor: number;
  amountPaidMinor: number;
  currency: string;
  subscriptionId: string | null;
  /** What it is for: "Professional, monthly". */
  description: string;
  /** ISO instants. */
  createdAt: string;
  periodStart: string;
  periodEnd: string;
}

/**
 * Subscriptions at the bank, under the same rules as the rest of it: PaymentRefused for what can never succeed as asked, `upstream`
 * for what may later, `not_found` for an unknown id. An invoice that stays open for `dunningDays` makes its subscription unpaid, and
 * then nothing more is billed until it is paid.
 */
export interface Billing {
  subscribe(request: SubscribeRequest): Promise<Subscription>;
  getSubscription(subscriptionId: string): Promise<Subscription>;
  /** What changing to these terms NOW would charge. Changes nothing. */
  previewChange(
    subscriptionId: string,
    terms: SubscriptionTerms & Pick<SubscriptionChange, 'endTrial' | 'prorateAt'>,
  ): Promise<ChangePreview>;
  /** A change also keeps a subscription that was to end. PaymentRefused, with nothing changed, when the card is declined. */
  changeSubscription(subscriptionId: string, change: SubscriptionChange): Promise<Subscription>;
  /** It goes on as it is: neither ends nor changes when the period ends. */
  keepSubscription(subscriptionId: string): Promise<Subscription>;
  /** Takes a share off the next invoices, so many of them. */
  discountSubscription(
    subscriptionId: string,
    discount: { percentOff: number; invoices: number; idempotencyKey: string },
  ): Promise<Subscription>;
  /** Nothing is billed until `resumesAt`; null: until it is resumed. */
  pauseSubscription(subscriptionId: string, resumesAt: Date | null): Promise<Subscription>;
  resumeSubscription(subscriptionId: string): Promise<Subscription>;
  cancelSubscription(subscriptionId: string, when: 'PERIOD_END' | 'NOW'): Promise<Subscription>;
  getInvoice(invoiceId: string): Promise<ProviderInvoice>;
  /** Of one subscription, the newest first, at most 100. */
  listInvoices(subscriptionId: string): Promise<ProviderInvoice[]>;
  /** Charges an open invoice again, with the customer's default card. */
  retryInvoice(invoiceId: string): Promise<ProviderInvoice>;
}

/** Banks try a failed renewal again for two weeks by default. Source: docs.stripe.com/billing/revenue-recovery/smart-retries. */
export const dunningDays = 14;
