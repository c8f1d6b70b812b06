import { randomBytes } from 'node:crypto';
import type { TestCardOfStripe, TestOutcome } from './cards.ts';
import type { Form } from './form.ts';
import { missing } from './refusals.ts';

export interface Customer {
  id: string;
  name: string;
  email: string;
  defaultMethod: string | null;
}
export interface Method {
  id: string;
  card: TestCardOfStripe;
  customer: string | null;
  wasDetached: boolean;
  created: number;
}
export interface Intent {
  id: string;
  amount: number;
  currency: string;
  customer: string | null;
  method: string | null;
  description: string;
  metadata: Record<string, string>;
  status: 'requires_action' | 'requires_payment_method' | 'succeeded' | 'canceled';
  returnUrl: string | null;
  charge: string | null;
  refunded: number;
  error: (TestOutcome & { type: string }) | { type: string; code: string; message: string } | null;
  created: number;
}
export interface Invoice {
  id: string;
  subscription: string;
  customer: string;
  status: 'open' | 'paid' | 'void';
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  created: number;
  period: { start: number; end: number };
}
export interface Terms {
  product: string;
  amount: number;
  interval: 'month' | 'year';
}
export interface Schedule {
  id: string;
  subscription: string;
  /** From the end of the period that runs. */
  next: (Terms & { metadata: Record<string, string>; at: number }) | null;
}
export interface Subscription {
  id: string;
  customer: string;
  method: string | null;
  product: string;
  amount: number;
  interval: 'month' | 'year';
  currency: string;
  status: 'active' | 'trialing' | 'past_due' | 'incomplete' | 'incomplete_expired' | 'canceled' | 'unpaid';
  metadata: Record<string, string>;
  anchor: number;
  months: number;
  trial: { start: number; end: number } | null;
  discount: { id: string; percentOff: number; until: number | null } | null;
  schedule: string | null;
  pause: { behavior: string; resumes_at: number | null } | null;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  created: number;
  latestInvoice: string;
}
export interface PromotionCode {
  id: string;
  code: string;
  active: boolean;
  coupon: {
    id: string;
    percent_off: number | null;
    amount_off: number | null;
    currency: string | null;
    valid: boolean;
  };
}

/** All that the stand-in knows. Maps keep the order in which things were made. */
export interface World {
  customers: Map<string, Customer>;
  methods: Map<string, Method>;
  intents: Map<string, Intent>;
  products: Map<string, string>;
  subscriptions: Map<string, Subscription>;
  invoices: Map<string, Invoice>;
  schedules: Map<string, Schedule>;
  coupons: Map<string, { percentOff: number; months: number | null }>;
  promotionCodes: PromotionCode[];
  /** The next so many refunds are pending. */
  slowRefunds: number;
  /** Seconds. */
  now(): number;
}

export interface Asked {
  world: World;
  /** What the pattern of the address caught. */
  id: string;
  form: Form;
  expand: readonly string[];
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** With one group at most. */
  path: RegExp;
  /** Others are refused, as Stripe refuses them. */
  takes: readonly string[];
  answer(asked: Asked): unknown;
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

export function customerOf({ customers }: World, id: string | undefined, param = 'customer'): Customer {
  const customer = customers.get(id ?? '');
  if (!customer) throw missing('customer', id ?? '', param, param === 'id' ? 404 : 400);
  return customer;
}

/** A page of a list, newest first, as `starting_after` and `limit` ask for it. */
export function pageOf<T extends { id: string }>(
  form: Form,
  url: string,
  rows: readonly T[],
  shown: (row: T) => unknown,
): unknown {
  const limit = form.integer('limit') ?? 10;
  const after = form.text('starting_after');
  const start = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  return {
    object: 'list',
    url,
    has_more: rows.length > start + limit,
    data: rows.slice(start, start + limit).map(shown),
  };
}
