import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProviders } from '../create-providers.ts';
import { stripeStandIn, type StripeStandIn } from '../testing/stripe-stand-in.ts';
import { createLedgerPayments } from './ledger-payments.ts';
import { PaymentRefused, type Payments, type RefundRequest } from './payments.ts';
import { createStripePayments } from './stripe-payments.ts';

let count = 0;
const newFolder = () => mkdtempSync(join(tmpdir(), 'brandwright-payments-'));

/** What every way to pay back must do. */
function describePayments(name: string, chargePrefix: string, make: () => Payments): void {
  const request = (more: Partial<RefundRequest> = {}): RefundRequest => {
    count += 1;
    return {
      chargeId: `${chargePrefix}${count}`,
      amountMinor: 4200,
      currency: 'USD',
      idempotencyKey: `key ${name} ${count}`,
      ...more,
    };
  };

  describe(name, () => {
    it('pays back once for a key, also when asked at the same time', async () => {
      const payments = make();
      const asked = request();
      const [first, second] = await Promise.all([payments.refund(asked), payments.refund(asked)]);
      expect(first).toMatchObject({ amountMinor: 4200, currency: 'USD', status: 'SUCCEEDED' });
      expect(second).toEqual(first);
      expect(await payments.refund(asked)).toEqual(first);
      expect((await payments.refund(request())).id).not.toBe(first.id);
    });

    it('refuses a key that comes back with another amount', async () => {
      const payments = make();
      const asked = request();
      await payments.refund(asked);
      await expect(payments.refund({ ...asked, amountMinor: 1 })).rejects.toBeInstanceOf(PaymentRefused);
    });

    it.each([0, -5, 1.5, Number.NaN])('refuses to pay back %d', async (amountMinor) => {
      await expect(make().refund(request({ amountMinor }))).rejects.toBeInstanceOf(PaymentRefused);
    });

    it('refuses a charge that it does not know', async () => {
      await expect(make().refund(request({ chargeId: 'other_1' }))).rejects.toBeInstanceOf(PaymentRefused);
    });
  });
}

let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await stripeStandIn();
});
afterAll(() => stripe.stop());
const overStripe = () => createStripePayments({ secretKey: stripe.secretKey, baseUrl: stripe.url });

describePayments('the ledger', 'demo_ch_', () => createLedgerPayments(newFolder()));
describePayments('Stripe', 'ch_', overStripe);

describe('Stripe', () => {
  const asked: RefundRequest = {
    chargeId: 'ch_broken_line',
    amountMinor: 500,
    currency: 'USD',
    idempotencyKey: 'broken line',
  };

  it('pays back once when the answer is lost', async () => {
    stripe.failAfterWork(2);
    expect(await overStripe().refund(asked)).toMatchObject({ amountMinor: 500 });
    expect(stripe.paidBack.get('ch_broken_line')).toBe(500);
  });

  it('says that it does not answer, and pays once when asked again later', async () => {
    stripe.failAfterWork(3);
    const later = { ...asked, chargeId: 'ch_away', idempotencyKey: 'away' };
    await expect(overStripe().refund(later)).rejects.toMatchObject({ code: 'upstream' });
    await overStripe().refund(later);
    expect(stripe.paidBack.get('ch_away')).toBe(500);
  });

  it('tells what it refuses in its own words, and a pending one as pending', async () => {
    await expect(
      overStripe().refund({ ...asked, chargeId: 'ch_small', amountMinor: 20_000, idempotencyKey: 'much' }),
    ).rejects.toThrow(/greater than the unrefunded amount/);
    expect(
      await overStripe().refund({ ...asked, chargeId: 'pi_slow', idempotencyKey: 'slow' }),
    ).toMatchObject({ status: 'PENDING' });
    const wrongKey = createStripePayments({ secretKey: 'sk_wrong', baseUrl: stripe.url });
    await expect(wrongKey.refund({ ...asked, idempotencyKey: 'wrong' })).rejects.toMatchObject({
      code: 'upstream',
    });
  });
});

it('sends demo charges to the ledger and others to Stripe', async () => {
  const { payments } = createProviders(
    { STRIPE_SECRET_KEY: stripe.secretKey, STRIPE_BASE_URL: stripe.url },
    newFolder(),
  );
  expect(
    (await payments.refund({ chargeId: 'manual_1', amountMinor: 100, currency: 'USD', idempotencyKey: 'm' }))
      .id,
  ).toMatch(/^demo_re_/);
  expect(
    (await payments.refund({ chargeId: 'ch_real', amountMinor: 100, currency: 'USD', idempotencyKey: 'r' }))
      .id,
  ).toMatch(/^re_/);
});
