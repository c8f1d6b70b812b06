import { standIn, type StandIn } from './stand-in.ts';

export interface StripeStandIn extends StandIn {
  secretKey: string;
  /** Money that left, in minor units, by charge. */
  paidBack: Map<string, number>;
  /** The next so many requests are done but answered with 500, as when a line breaks after the work. */
  failAfterWork(times: number): void;
}

/** Speaks as much of Stripe's refunds as we use: keys of idempotency, charges with a limit, refusals. */
export async function stripeStandIn(): Promise<StripeStandIn> {
  const secretKey = 'sk_test_stand_in';
  const paidBack = new Map<string, number>();
  const answers = new Map<string, { sent: string; body: string }>();
  let failures = 0;
  const server = await standIn((request, bytes, response) => {
    const say = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return say(401, { error: { message: 'Invalid API Key provided' } });
    const sent = bytes.toString('utf8');
    const key = String(request.headers['idempotency-key'] ?? '');
    const first = answers.get(key);
    if (first && first.sent !== sent)
      return say(400, {
        error: { message: 'Keys for idempotent requests can only be used with the same parameters' },
      });
    if (!first) {
      const form = new URLSearchParams(sent);
      const charge = form.get('charge') ?? form.get('payment_intent') ?? '';
      const amount = Number(form.get('amount'));
      if (!/^(ch|pi)_/.test(charge)) return say(404, { error: { message: `No such charge: '${charge}'` } });
      if ((paidBack.get(charge) ?? 0) + amount > 10_000)
        return say(400, {
          error: { message: 'Refund amount is greater than the unrefunded amount on charge' },
        });
      paidBack.set(charge, (paidBack.get(charge) ?? 0) + amount);
      const status = charge.endsWith('_slow') ? 'pending' : 'succeeded';
      answers.set(key, {
        sent,
        body: JSON.stringify({ id: `re_${answers.size + 1}`, amount, currency: 'usd', status }),
      });
    }
    if (failures > 0) {
      failures -= 1;
      return say(500, { error: { message: 'An unknown error occurred' } });
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(answers.get(key)?.body);
  });
  return {
    ...server,
    secretKey,
    paidBack,
    failAfterWork: (times) => {
      failures = times;
    },
  };
}
