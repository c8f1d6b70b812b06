import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProviders } from '../create-providers.ts';
import { stripeStandIn, type StripeStandIn } from '../testing/stripe-stand-in.ts';
import { newRequest } from '../testing/charge-requests.ts';
import { describePayments } from '../testing/describe-payments.ts';
import { createStripePayments } from './stripe/stripe-payments.ts';
import { createTestBank, isTestBank } from './test-bank/test-bank.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'brandwright-payments-'));
const start = new Date('2026-11-20T15:00:00Z');

describePayments('the test bank', async () => {
  const time = { now: start };
  const bank = createTestBank(newFolder(), { now: () => time.now });
  return {
    payments: bank,
    time,
    signedEvent: bank.signWebhook,
    async confirm(chargeId, decision) {
      const waiting = await bank.getCharge(chargeId);
      // Once it is given up there is no address any more.
      if (waiting.actionUrl === null) return;
      const secret = new URL(waiting.actionUrl).searchParams.get('secret') ?? '';
      await bank.confirmCharge(chargeId, secret, decision);
    },
  };
});

let stripe: StripeStandIn;
const stripeTime = { now: start };
beforeAll(async () => {
  stripe = await stripeStandIn(() => stripeTime.now);
});
afterAll(() => stripe.stop());

describePayments('Stripe', async () => {
  stripeTime.now = start;
  const { confirm, signedEvent, settings } = stripe;
  return { payments: createStripePayments(settings), time: stripeTime, confirm, signedEvent };
});

it('is the test bank unless Stripe is set up', () => {
  const { payments } = createProviders({}, newFolder());
  expect(payments).toMatchObject({ kind: 'TEST_BANK', publishableKey: 'pk_test_bank' });
  expect(isTestBank(payments)).toBe(true);
});

it('names the keys of Stripe that are missing', () => {
  expect(() => createProviders({ STRIPE_SECRET_KEY: 'sk_test_1' }, newFolder())).toThrow(
    'STRIPE_SECRET_KEY is set, so STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET are needed too.',
  );
});

it.each([
  [{ STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, /both be test keys/],
  [{ STRIPE_BASE_URL: 'api.stripe.com' }, /whole address/],
])('refuses settings that cannot work: %j', (wrong, message) => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(() => createProviders({ ...keys, ...wrong }, newFolder())).toThrow(message);
  expect(createProviders(keys, newFolder()).payments.kind).toBe('STRIPE');
});

it('sends demo charges, hand-entered ones and those of the test bank to the test bank, and others to Stripe', async () => {
  const folder = newFolder();
  const before = createProviders({}, folder).payments;
  const early = await before.charge(await newRequest({ payments: before }, 'pm_card_visa'));
  const { settings } = stripe;
  const { payments } = createProviders(
    {
      STRIPE_SECRET_KEY: settings.secretKey,
      STRIPE_PUBLISHABLE_KEY: settings.publishableKey,
      STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
      STRIPE_BASE_URL: settings.baseUrl,
    },
    folder,
  );
  expect(payments).toMatchObject({ kind: 'STRIPE', publishableKey: settings.publishableKey });
  expect(isTestBank(payments)).toBe(false);
  const late = await payments.charge(await newRequest({ payments }, 'pm_card_visa'));
  const refund = async (chargeId: string) =>
    (await payments.refund({ chargeId, amountMinor: 100, currency: 'USD', idempotencyKey: chargeId })).id;
  expect(await refund('manual_1')).toMatch(/^demo_re_/);
  expect(await refund('demo_ch_1')).toMatch(/^demo_re_/);
  expect(await refund(early.id)).toMatch(/^demo_re_/);
  expect(await refund(late.id)).toMatch(/^re_/);
  expect((await payments.getCharge(early.id)).refundedMinor).toBe(100);
  expect((await payments.getCharge(late.id)).refundedMinor).toBe(100);
});
