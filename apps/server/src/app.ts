import { apiBase, OperationError } from '@brandwright/contract';
import { recordPaymentEvent } from '@brandwright/platform';
import { isTestBank, isTestWallet } from '@brandwright/providers';
import { Hono } from 'hono';
import { authenticate } from './authenticate.ts';
import { chatRoutes } from './chat-routes.ts';
import { demoRoutes, type DemoControl } from './demo-routes.ts';
import { answerError } from './errors.ts';
import type { Gateway, ServerEnv } from './gateway.ts';
import { fileRoutes } from './files/routes.ts';
import { answerMcp } from './mcp/answer-mcp.ts';
import { serveProductFeed } from './product-feeds/serve-product-feed.ts';
import { requestFrame } from './request-frame.ts';
import { refuseForeignHost, refuseForeignOrigin } from './refuse-foreign.ts';
import { refuseUnknown, restRoutes } from './rest/routes.ts';
import { securityHeaders } from './security-headers.ts';
import { followShortLink } from './short-links/follow-short-link.ts';
import { testBankRoutes } from './test-bank/routes.ts';
import { testWalletRoutes } from './test-bank/wallet-routes.ts';
import type { ClientFile } from './web/client-files.ts';
import { unlisted } from './unlisted.ts';
import { serveClient } from './web/serve-client.ts';
import { sharedKitPage } from './web/shared-kit-page.ts';
import { webhookRoutes } from './webhooks/routes.ts';

export interface AppOptions {
  /** The built client by path; empty when there is none. */
  client: ReadonlyMap<string, ClientFile>;
  /** Where there is a demo, what replays may do with it. */
  demo?: DemoControl;
  /** Milliseconds after which a call is given up; 120,000 unless a test is impatient. */
  timeLimitMs?: number;
}

const version = '0.1.0';

/** Everything that this server answers. Knows no business rule. */
export function createApp(gateway: Gateway, options: AppOptions): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.onError((error, call) => answerError(call, error, gateway.log));
  app.use(
    securityHeaders({
      indexHtml: options.client.get('/index.html')?.bytes.toString('utf8') ?? '',
      isHttps: gateway.publicUrl.startsWith('https://'),
      googleSignIn: gateway.config.googleClientId !== undefined,
      twilioChat: gateway.providers.conversations.kind === 'twilio',
      printfulDesigner: gateway.providers.printOnDemand.kind === 'printful',
      stripeCardForm: gateway.providers.payments.kind === 'STRIPE',
      plaidLink: gateway.providers.bankLinks.kind === 'PLAID',
    }),
  );
  app.get('/healthz', (call) => answerHealth(gateway, call));
  app.use(requestFrame(gateway, options.timeLimitMs));
  app.use(refuseForeignHost(gateway));
  app.use(refuseForeignOrigin(gateway));
  app.use(`${apiBase}/*`, authenticate(gateway));
  app.use('/mcp', authenticate(gateway));
  app.use('/bk/*', authenticate(gateway));
  app.use('/agent/*', authenticate(gateway));

  app.use('/shared-conversation/*', unlisted);
  app.use('/product-feeds/*', unlisted);
  app.get('/product-feeds/:storeId/:feedId/:signature/:fileName', (call) => serveProductFeed(gateway, call));
  app.use('/s/*', unlisted);
  app.get('/s/:code', (call) => followShortLink(gateway, call));
  app.route('/', fileRoutes(gateway));
  app.route('/', webhookRoutes(gateway));
  const { payments, wallet } = gateway.providers;
  if (isTestBank(payments))
    app.route(
      '/',
      testBankRoutes(payments, (objectId) =>
        recordPaymentEvent(gateway.kernel, payments, { id: objectId, about: 'CHARGE', objectId }),
      ),
    );
  if (isTestWallet(wallet)) app.route('/', testWalletRoutes(wallet));
  app.route('/', chatRoutes(gateway));
  if (options.demo) app.route('/', demoRoutes(options.demo));
  app.get('/bk/:brandKitId', sharedKitPage(gateway, options.client));
  app.route('/', restRoutes(gateway));
  app.all('/mcp', (call) => answerMcp(gateway, call));
  app.all(`${apiBase}/*`, (call) => refuseUnknown(call));
  app.all('/rest/*', (call) => refuseUnknown(call));
  app.on(['GET', 'HEAD'], '*', (call) => serveClient(call, options.client));
  app.all('*', () => {
    throw new OperationError('not_found', 'Nothing was found at this address.');
  });
  return app;
}

/** Good only while the database answers and the server is not stopping. */
async function answerHealth(gateway: Gateway, call: Parameters<typeof answerError>[0]): Promise<Response> {
  const isReady =
    !gateway.stopping.aborted &&
    (await gateway.kernel.pool.query('select 1').then(
      () => true,
      () => false,
    ));
  call.header('cache-control', 'no-store');
  return call.json(
    {
      ok: isReady,
      version,
      model: gateway.copilot.modelName,
      time: gateway.kernel.clock.now().toISOString(),
    },
    isReady ? 200 : 503,
  );
}
