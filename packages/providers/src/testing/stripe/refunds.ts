import { intentOf } from './payment-intents.ts';
import { invalid, missing } from './refusals.ts';
import { newId, type Intent, type Route, type World } from './world.ts';

const dollars = (minor: number) => `$${(minor / 100).toFixed(2)}`;

function paidIntent(world: World, intentId: string | undefined, chargeId: string | undefined): Intent {
  if (intentId !== undefined) return intentOf(world, intentId, 'payment_intent', 400);
  const intent = [...world.intents.values()].find(({ charge }) => charge === chargeId);
  if (!intent) throw missing('charge', chargeId ?? '', 'charge', 404);
  return intent;
}

export const refundRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    takes: ['payment_intent', 'charge', 'amount'],
    answer({ world, form }) {
      const intent = paidIntent(world, form.text('payment_intent'), form.text('charge'));
      const amount = form.integer('amount') ?? intent.amount - intent.refunded;
      if (intent.status !== 'succeeded')
        throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
      const left = intent.amount - intent.refunded;
      if (left === 0)
        throw invalid(`Charge ${intent.charge} has already been refunded.`, {
          code: 'charge_already_refunded',
        });
      if (amount > left)
        throw invalid(
          `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
          { param: 'amount' },
        );
      intent.refunded += amount;
      const isSlow = world.slowRefunds > 0;
      if (isSlow) world.slowRefunds -= 1;
      return {
        id: newId('re'),
        object: 'refund',
        amount,
        currency: intent.currency,
        charge: intent.charge,
        payment_intent: intent.id,
        status: isSlow ? 'pending' : 'succeeded',
        created: world.now(),
        metadata: {},
      };
    },
  },
];
