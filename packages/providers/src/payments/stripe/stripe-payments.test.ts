import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stripeStandIn, type StripeStandIn } from '../../testing/stripe-stand-in.ts';
import { newCustomer, newRequest } from '../../testing/charge-requests.ts';
import { PaymentRefused, type Payments } from '../payments.ts';
import { createStripePayments } from './stripe-payments.ts';

let stripe: StripeStandIn;
let payments: Payments;
beforeAll(async () => {
  stripe = await stripeStandIn();
  payments = createStripePayments(stripe.settings);
});
afterAll(() => stripe.stop());

const chargesOf = (reference: string) =>
  [...stripe.world.intents.values()].filter(({ metadata }) => metadata['reference'] === reference);

describe('when the line breaks after the work', () => {
  it('charges once, and answers what was charged', async () => {
    const asked = await newRequest({ payments }, 'pm_card_visa');
    stripe.failAfterWork(2);
    expect(await payments.charge(asked)).toMatchObject({ status: 'COMPLETED' });
    expect(chargesOf(asked.reference)).toHaveLength(1);
  });

  it('says so when it stays broken, and the charge is found and never made again', async () => {
    const asked = await newRequest({ payments }, 'pm_card_visa');
    const since = new Date();
    stripe.failAfterWork(3);
    await expect(payments.charge(asked)).rejects.toMatchObject({ code: 'upstream' });
    const found = await payments.findCharge({ ...asked, since });
    expect(found).toMatchObject({ status: 'COMPLETED', reference: asked.reference });
    expect(await payments.charge(asked)).toEqual(found);
    expect(chargesOf(asked.reference)).toHaveLength(1);
  });

  it('pays back once', async () => {
    const { id } = await payments.charge(await newRequest({ payments }, 'pm_card_visa'));
    const asked = { chargeId: id, amountMinor: 500, currency: 'USD', idempotencyKey: randomUUID() };
    stripe.failAfterWork(3);
    await expect(payments.refund(asked)).rejects.toMatchObject({ code: 'upstream' });
    await payments.refund(asked);
    expect((await payments.getCharge(id)).refundedMinor).toBe(500);
  });

  it('makes one customer and one card', async () => {
    const asked = { idempotencyKey: randomUUID(), name: 'Ada Ferro', email: 'ada@example.com' };
    stripe.failAfterWork(1);
    const customerId = await payments.createCustomer(asked);
    stripe.failAfterWork(1);
    await payments.attachCard({ customerId, token: 'pm_card_visa' });
    expect(await payments.listCards(customerId)).toHaveLength(1);
  });
});

it('finds a charge behind many others, whatever the page', async () => {
  const asked = await newRequest({ payments }, 'pm_card_visa');
  const charge = await payments.charge(asked);
  const made = stripe.world.intents.get(charge.id);
  if (!made) throw new Error('The charge is missing.');
  for (let at = 0; at < 230; at += 1)
    stripe.world.intents.set(`pi_${at}`, { ...made, id: `pi_${at}`, metadata: { reference: `other ${at}` } });
  expect(await payments.findCharge({ ...asked, since: new Date() })).toEqual(charge);
  const tomorrow = new Date(Date.now() + 86_400_000);
  expect(await payments.findCharge({ ...asked, since: tomorrow })).toBeUndefined();
});

describe('what goes wrong', () => {
  it('says that our key is wrong', async () => {
    const wrong = createStripePayments({ ...stripe.settings, secretKey: 'sk_wrong' });
    await expect(newCustomer({ payments: wrong })).rejects.toMatchObject({
      code: 'upstream',
      message: expect.stringContaining('STRIPE_SECRET_KEY'),
    });
  });

  it('says that Stripe is busy, or not there, and that trying again is safe', async () => {
    const asked = await newRequest({ payments }, 'pm_card_visa');
    stripe.beBusy(1);
    await expect(payments.charge(asked)).rejects.toMatchObject({ code: 'upstream' });
    const nowhere = createStripePayments({ ...stripe.settings, baseUrl: 'http://127.0.0.1:1' });
    await expect(nowhere.charge(asked)).rejects.toMatchObject({
      code: 'upstream',
      message: expect.stringContaining('nothing is paid twice'),
    });
    expect((await payments.charge(asked)).status).toBe('COMPLETED');
  });

  it('tells what Stripe refuses in its own words', async () => {
    const { id } = await payments.charge(await newRequest({ payments }, 'pm_card_visa'));
    const refund = { chargeId: id, amountMinor: 20_000, currency: 'USD', idempotencyKey: randomUUID() };
    await expect(payments.refund(refund)).rejects.toThrow(/greater than unrefunded amount/);
    await expect(
      payments.charge(await newRequest({ payments }, 'pm_card_visa', { amountMinor: 20 })),
    ).rejects.toThrow(/at least \$0\.50/);
  });

  it.each(['pm_card_chargeDeclined', 'pm_card_chargeDeclinedInsufficientFunds'])(
    'saves no card that the bank declines at once: %s',
    async (token) => {
      const customerId = await newCustomer({ payments });
      await expect(payments.attachCard({ customerId, token })).rejects.toBeInstanceOf(PaymentRefused);
      expect(await payments.listCards(customerId)).toEqual([]);
    },
  );
});

it('tells a refund that takes its time as pending', async () => {
  const { id } = await payments.charge(await newRequest({ payments }, 'pm_card_visa'));
  stripe.world.slowRefunds = 1;
  expect(
    await payments.refund({ chargeId: id, amountMinor: 500, currency: 'USD', idempotencyKey: randomUUID() }),
  ).toMatchObject({ status: 'PENDING' });
});

it('pays back a charge by its own id, as orders from elsewhere have it', async () => {
  const { id } = await payments.charge(await newRequest({ payments }, 'pm_card_visa'));
  const chargeId = stripe.world.intents.get(id)?.charge ?? '';
  await payments.refund({ chargeId, amountMinor: 500, currency: 'USD', idempotencyKey: randomUUID() });
  expect((await payments.getCharge(id)).refundedMinor).toBe(500);
});

it('reads promotion codes that ended, that take off an amount, and refuses parts of a percent', async () => {
  expect(await payments.findPromotionCode('over')).toMatchObject({ isActive: false, percentOff: 20 });
  expect(await payments.findPromotionCode('FIVE')).toMatchObject({
    isActive: true,
    percentOff: null,
    amountOffMinor: 500,
    currency: 'USD',
  });
  await expect(payments.findPromotionCode('ODD')).rejects.toBeInstanceOf(PaymentRefused);
});
