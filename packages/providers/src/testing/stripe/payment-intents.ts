import { expectUsable, methodOf } from './customers.ts';
import { declined, invalid, missing } from './refusals.ts';
import { customerOf, newId, pageOf, type Intent, type Route, type World } from './world.ts';

export const shownCharge = (intent: Intent) => ({
  id: intent.charge,
  object: 'charge',
  amount: intent.amount,
  amount_refunded: intent.refunded,
  refunded: intent.refunded === intent.amount,
  currency: intent.currency,
  customer: intent.customer,
  payment_intent: intent.id,
  paid: intent.status === 'succeeded',
  status: intent.status === 'succeeded' ? 'succeeded' : 'failed',
});

export const shownIntent = (intent: Intent, expand: readonly string[] = []) => ({
  id: intent.id,
  object: 'payment_intent',
  amount: intent.amount,
  amount_received: intent.status === 'succeeded' ? intent.amount : 0,
  currency: intent.currency,
  customer: intent.customer,
  payment_method: intent.method,
  payment_method_types: ['card'],
  allowed_payment_method_types: ['card'],
  description: intent.description,
  metadata: intent.metadata,
  status: intent.status,
  client_secret: `${intent.id}_secret_stand_in`,
  confirmation_method: 'automatic',
  created: intent.created,
  livemode: false,
  latest_charge:
    intent.charge !== null && expand.includes('latest_charge') ? shownCharge(intent) : intent.charge,
  last_payment_error: intent.error,
  next_action:
    intent.status === 'requires_action'
      ? {
          type: 'redirect_to_url',
          redirect_to_url: {
            url: `https://hooks.stripe.com/3d_secure_2/hosted?payment_intent=${intent.id}`,
            return_url: intent.returnUrl,
          },
        }
      : null,
});

export function intentOf({ intents }: World, id: string, param = 'intent', status = 404): Intent {
  const intent = intents.get(id);
  if (!intent) throw missing('payment_intent', id, param, status);
  return intent;
}

/** What the bank says of an intent's card. */
export function chargeNow(world: World, intent: Intent): void {
  const outcome = world.methods.get(intent.method ?? '')?.card.outcome ?? null;
  intent.charge = newId('ch');
  intent.status = outcome ? 'requires_payment_method' : 'succeeded';
  intent.error = outcome && { type: 'card_error', ...outcome };
  if (outcome) intent.method = null;
}

/** The person says yes or no on the bank's page. */
export function confirmIntent(world: World, id: string, decision: 'APPROVED' | 'DECLINED'): void {
  const intent = intentOf(world, id);
  if (intent.status !== 'requires_action') return;
  if (decision === 'APPROVED') return chargeNow(world, intent);
  intent.status = 'requires_payment_method';
  intent.method = null;
  intent.error = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
  };
}

const smallest = 50;

export const intentRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/payment_intents$/,
    takes: [
      'amount',
      'currency',
      'customer',
      'payment_method',
      'allowed_payment_method_types',
      'confirm',
      'off_session',
      'return_url',
      'description',
      'metadata',
    ],
    answer({ world, form, expand }) {
      const amount = form.integer('amount') ?? Number.NaN;
      if (!Number.isSafeInteger(amount))
        throw invalid(`Invalid integer: ${form.text('amount')}`, {
          code: 'parameter_invalid_integer',
          param: 'amount',
        });
      if (amount < smallest)
        throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
      const customer = customerOf(world, form.text('customer'));
      const method = methodOf(world, form.text('payment_method') ?? '', 'payment_method');
      expectUsable(method, customer.id);
      if (form.flag('confirm') && !form.has('return_url'))
        throw invalid('This PaymentIntent requires a return_url to be confirmed.', { param: 'return_url' });
      const intent: Intent = {
        id: newId('pi'),
        amount,
        currency: form.text('currency') ?? '',
        customer: customer.id,
        method: method.id,
        description: form.text('description') ?? '',
        metadata: form.under('metadata'),
        status: 'requires_action',
        returnUrl: form.text('return_url') ?? null,
        charge: null,
        refunded: 0,
        error: null,
        created: world.now(),
      };
      world.intents.set(intent.id, intent);
      if (!method.card.asks) chargeNow(world, intent);
      if (method.card.outcome && !method.card.asks)
        throw declined(method.card.outcome, { charge: intent.charge, payment_intent: shownIntent(intent) });
      return shownIntent(intent, expand);
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents$/,
    takes: ['customer', 'created', 'limit', 'starting_after'],
    answer({ world, form, expand }) {
      const from = form.integer('created', 'gte') ?? 0;
      const customer = form.text('customer');
      const rows = [...world.intents.values()].filter(
        (intent) => intent.created >= from && (customer === undefined || intent.customer === customer),
      );
      const inside = expand.map((path) => path.replace(/^data\./, ''));
      return pageOf(form, '/v1/payment_intents', rows.toReversed(), (intent) => shownIntent(intent, inside));
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/([^/]+)$/,
    takes: [],
    answer: ({ world, id, expand }) => shownIntent(intentOf(world, id), expand),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/([^/]+)\/cancel$/,
    takes: [],
    answer({ world, id, expand }) {
      const intent = intentOf(world, id);
      if (intent.status === 'succeeded' || intent.status === 'canceled')
        throw invalid(
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
          { code: 'payment_intent_unexpected_state' },
        );
      intent.status = 'canceled';
      return shownIntent(intent, expand);
    },
  },
];
