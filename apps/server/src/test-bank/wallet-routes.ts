import { OperationError } from '@brandwright/contract';
import type { TestWallet } from '@brandwright/providers';
import { Hono } from 'hono';
import type { Call, ServerEnv } from '../gateway.ts';
import { readBody } from '../read-body.ts';
import { webAddress } from './confirm-page.ts';
import { html, unlessUnknown } from './routes.ts';
import { backAddress, unknownOrderPage, walletPage } from './wallet-page.ts';

const largestForm = 1024;
const address = '/test-wallet/approve/:orderId';
const decisions = ['APPROVED', 'EMPTY', 'CANCELED'] as const;

/** The test wallet's own page. Who has its address may answer, as at the test bank; the money is taken later, by an operation. */
export function testWalletRoutes(wallet: TestWallet): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();

  app.get(address, async (call) => {
    const { orderId, secret } = askedOf(call);
    const shown = await wallet.orderOnPage(orderId, secret).catch(unlessUnknown);
    if (!shown) return html(404, unknownOrderPage());
    const action = `/test-wallet/approve/${encodeURIComponent(orderId)}?secret=${encodeURIComponent(secret)}`;
    return html(200, walletPage(shown, action), shown.returnUrl);
  });

  app.post(address, async (call) => {
    const { orderId, secret } = askedOf(call);
    const bytes = await readBody(call, largestForm, 'The wallet’s form is smaller than this.');
    const said = new URLSearchParams(new TextDecoder().decode(bytes)).get('decision');
    const decision = decisions.find((one) => one === said);
    if (!decision) throw new OperationError('bad_input', 'Approve the payment or go back.');
    const shown = await wallet.decide(orderId, secret, decision).catch(unlessUnknown);
    if (!shown) return html(404, unknownOrderPage());
    const back = webAddress(
      decision === 'CANCELED' ? shown.cancelUrl : backAddress(shown.returnUrl, shown.order.id),
    );
    if (!back) return html(200, walletPage(shown, ''));
    return new Response(null, { status: 303, headers: { location: back.href, 'cache-control': 'no-store' } });
  });
  return app;
}

const askedOf = (call: Call) => ({
  orderId: call.req.param('orderId') ?? '',
  secret: call.req.query('secret') ?? '',
});
