import { join } from 'node:path';
import { isEmbeddedCharge, type Payments } from './payments.ts';
import { createStripePayments } from './stripe/stripe-payments.ts';
import { createTestBank, type TestBankSettings } from './test-bank/test-bank.ts';

const needed = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** Stripe when any of its keys is there, else the test bank. Throws one sentence that names every key missing. */
export function choosePayments(
  settings: Readonly<Record<string, string | undefined>>,
  dataDir: string,
  surroundings: TestBankSettings,
): Payments {
  const testBank = createTestBank(join(dataDir, 'payments'), surroundings);
  const given = needed.filter((name) => settings[name]);
  if (given.length === 0) return testBank;
  const missing = needed.filter((name) => !settings[name]);
  if (missing.length > 0)
    throw new Error(
      `${given.join(', ')} ${given.length > 1 ? 'are' : 'is'} set, so ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} needed too.`,
    );
  const stripe = createStripePayments({
    ...keysOf(settings),
    baseUrl: settings['STRIPE_BASE_URL'] || 'https://api.stripe.com',
    ...(surroundings.now ? { now: surroundings.now } : {}),
  });
  // Demo and hand-entered charges, and what the test bank charged before Stripe was set up, never went through Stripe.
  const of = (chargeId: string) => (isEmbeddedCharge(chargeId) ? testBank : stripe);
  return {
    ...stripe,
    getCharge: (chargeId) => of(chargeId).getCharge(chargeId),
    cancelCharge: (chargeId) => of(chargeId).cancelCharge(chargeId),
    refund: (request) => of(request.chargeId).refund(request),
  };
}

function keysOf(settings: Readonly<Record<string, string | undefined>>) {
  const secretKey = settings['STRIPE_SECRET_KEY'] ?? '';
  const publishableKey = settings['STRIPE_PUBLISHABLE_KEY'] ?? '';
  const modeOf = (key: string) => /_(test|live)_/.exec(key)?.[1];
  // Cards of one mode do not exist in the other.
  if (modeOf(secretKey) !== modeOf(publishableKey))
    throw new Error(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys, or both live keys.',
    );
  if (settings['STRIPE_BASE_URL'] && !URL.canParse(settings['STRIPE_BASE_URL']))
    throw new Error('STRIPE_BASE_URL must be a whole address, such as https://api.stripe.com.');
  return { secretKey, publishableKey, webhookSecret: settings['STRIPE_WEBHOOK_SECRET'] ?? '' };
}
