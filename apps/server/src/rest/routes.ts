import {
  OperationError,
  apiBase,
  catalogMessages,
  findOperation,
  operations,
  type AnyDeclaration,
} from '@brandwright/contract';
import { authorizeNaming } from '@brandwright/platform';
import { Hono } from 'hono';
import { callerOf } from '../caller.ts';
import { WrongMethod } from '../errors.ts';
import type { Call, Gateway, ServerEnv } from '../gateway.ts';
import { loginLimit, passwordLimit, publicLimit, registrationLimit } from '../login-limit.ts';
import { answerDownload, downloadAddress } from './answer-download.ts';
import { addresses, asPattern, methodsAt } from './addresses.ts';
import { answerEvents } from './events.ts';
import { describeApi } from './openapi.ts';
import { readInput, readJsonBody } from './read-input.ts';
import { answerOperation } from './run-operation.ts';
import { callerFacts } from './caller-facts.ts';
import { unlisted } from '../unlisted.ts';

/** Names of operations whose bytes do not travel as JSON; their routes are made elsewhere. */
export const servedApart: ReadonlySet<string> = new Set(['upload_file', 'proxy_download']);

/** REST from the registry: every declaration at its addresses, and the pages that tell about them. */
export function restRoutes(gateway: Gateway): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.post(`${apiBase}/login`, loginLimit(gateway));
  app.post(`${apiBase}/google-auth/login`, loginLimit(gateway));
  app.post(`${apiBase}/register`, registrationLimit(gateway));
  const quarterHour = 15 * 60;
  const tracking = { name: 'track', limit: 60, windowSeconds: quarterHour };
  const reading = { name: 'shared conversation', limit: 300, windowSeconds: quarterHour };
  const reporting = { name: 'report', limit: 500, windowSeconds: quarterHour };
  app.post(`${apiBase}/web/track-order`, publicLimit(gateway, tracking));
  app.post(`${apiBase}/public/returns`, publicLimit(gateway, { ...tracking, name: 'return', limit: 20 }));
  app.post(`${apiBase}/public/returns/-/order`, publicLimit(gateway, { ...tracking, name: 'returnable' }));
  app.post(
    `${apiBase}/web/team-invites/:id/open`,
    publicLimit(gateway, { ...tracking, name: 'team invite' }),
  );
  app.post(
    `${apiBase}/web/team-invites/:id/accept`,
    publicLimit(gateway, { ...tracking, name: 'accept', limit: 20 }),
  );
  app.post(`${apiBase}/password-reset`, publicLimit(gateway, { ...tracking, name: 'forgot', limit: 20 }));
  app.post(`${apiBase}/password-reset/open`, publicLimit(gateway, { ...tracking, name: 'reset link' }));
  app.post(
    `${apiBase}/password-reset/confirm`,
    publicLimit(gateway, { ...tracking, name: 'reset', limit: 20 }),
  );
  app.post(`${apiBase}/email-change/open`, publicLimit(gateway, { ...tracking, name: 'email link' }));
  app.post(
    `${apiBase}/email-change/confirm`,
    publicLimit(gateway, { ...tracking, name: 'email change', limit: 20 }),
  );
  app.put(`${apiBase}/web/account/password`, passwordLimit(gateway));
  app.post(`${apiBase}/commons/event-analyses/report`, publicLimit(gateway, reporting));

  const code = { ...tracking, name: 'storefront code', limit: 30 };
  app.post(`${apiBase}/commons/forge/submit-code`, publicLimit(gateway, code));
  app.post(
    `${apiBase}/commons/forge/submit-email`,
    publicLimit(gateway, { ...code, name: 'ask code', limit: 10 }),
  );
  app.post(
    `${apiBase}/commons/util/short-link/:code/open`,
    publicLimit(gateway, { ...reading, name: 'short link' }),
  );
  app.get(downloadAddress, (call) => answerDownload(gateway, call));

  app.get('/bk/:brandKitId', publicLimit(gateway, { ...reading, name: 'shared kit' }));
  app.post('/bk/:brandKitId/waitlist', publicLimit(gateway, { ...tracking, name: 'waitlist' }));

  app.get(`${apiBase}/copilot/shared/:token`, publicLimit(gateway, reading), unlisted);

  app.get(`${apiBase}/openapi.json`, (call) => call.json(describeApi(gateway.publicUrl)));
  app.get(`${apiBase}/operations`, (call) => call.json({ operations: operations.map(listed) }));
  app.get(`${apiBase}/-/events`, (call) => answerEvents(gateway, call));
  app.post(`${apiBase}/-/operations/:name/preview`, (call) => answerPreview(gateway, call));

  for (const { declaration, method, path } of addresses) {
    if (servedApart.has(declaration.name)) continue;
    app.on(method, asPattern(path), async (call) => {
      // Before anything of the request is read; the kernel asks again.
      await authorizeNaming(gateway.kernel.pool, declaration, call.get('actor'));
      const input = { ...callerFacts(call, declaration.name), ...(await readInput(call, declaration)) };
      return answerOperation(gateway, call, declaration, input);
    });
  }
  return app;
}

/** What answers where nothing else does, under the API: 405 with what is allowed, or 404. */
export function refuseUnknown(call: Call): never {
  const allowed = methodsAt(call.req.path);
  if (allowed.length === 0)
    throw new OperationError(
      'not_found',
      `There’s no ${call.req.method} ${call.req.path}. GET ${apiBase}/openapi.json lists every call.`,
    );
  throw new WrongMethod(call.req.method, allowed);
}

const listed = ({ name, title, area, effect, http, card, offered, description }: AnyDeclaration) => ({
  name,
  title,
  area,
  effect,
  method: http.method,
  // As declared, and as it is called.
  path: http.path,
  ...(http.root ? { root: true } : {}),
  url: http.root ? http.path : apiBase + http.path,
  card,
  offered,
  description,
});

/** What an action would do, for the confirmation of a classic screen. Changes nothing. */
async function answerPreview(gateway: Gateway, call: Call): Promise<Response> {
  const name = call.req.param('name') ?? '';
  if (!findOperation(name))
    throw new OperationError('not_found', `There’s no operation "${name.slice(0, 60)}".`);
  if (call.get('actor').kind === 'public')
    throw new OperationError('unauthenticated', catalogMessages.sessionExpired);
  const input = await readJsonBody(call);
  return call.json(await gateway.kernel.preview({ ...callerOf(call, 'hand'), operation: name, input }));
}
