import { OperationError } from '@brandwright/contract';
import type { TestBank } from '@brandwright/providers';
import { Hono } from 'hono';
import type { Call, ServerEnv } from '../gateway.ts';
import { readBody } from '../read-body.ts';
import { confirmPage, pagePolicy, unknownPage, webAddress } from './confirm-page.ts';

const largestForm = 1024;
const address = '/test-bank/confirm/:chargeId';

/**
 * The test bank's own page, the other side of 3-D Secure. Who has its address may answer: nobody is logged in at a bank
 * with our session. Pages of other origins cannot, as everywhere. `settled` is told, as a webhook would tell it.
 */
export function testBankRoutes(
  bank: TestBank,
  settled: (chargeId: string) => Promise<unknown>,
): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();

  app.get(address, async (call) => {
    const { chargeId, secret } = askedOf(call);
    const shown = await bank.chargeOnPage(chargeId, secret).catch(unlessUnknown);
    if (!shown) return html(404, unknownPage());
    const action = `/test-bank/confirm/${encodeURIComponent(chargeId)}?secret=${encodeURIComponent(secret)}`;
    return html(200, confirmPage(shown, action), shown.returnUrl);
  });

  app.post(address, async (call) => {
    const { chargeId, secret } = askedOf(call);
    const bytes = await readBody(call, largestForm, 'The bank’s form is smaller than this.');
    const decision = new URLSearchParams(new TextDecoder().decode(bytes)).get('decision');
    if (decision !== 'APPROVED' && decision !== 'DECLINED')
      throw new OperationError('bad_input', 'Approve the payment or decline it.');
    const shown = await bank.confirmCharge(chargeId, secret, decision).catch(unlessUnknown);
    if (!shown) return html(404, unknownPage());
    await settled(chargeId);
    const back = webAddress(shown.returnUrl);
    if (!back) return html(200, confirmPage(shown, ''));
    return new Response(null, { status: 303, headers: { location: back.href, 'cache-control': 'no-store' } });
  });
  return app;
}

const askedOf = (call: Call) => ({
  chargeId: call.req.param('chargeId') ?? '',
  secret: call.req.query('secret') ?? '',
});

/** A page that loads and runs nothing. */
export const html = (status: number, text: string, returnUrl?: string): Response =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy(returnUrl),
      'x-robots-tag': 'noindex, nofollow, noarchive',
    },
  });

/** A wrong secret and a wrong id look the same. */
export function unlessUnknown(error: unknown): undefined {
  if (!(error instanceof OperationError && error.code === 'not_found')) throw error;
}
