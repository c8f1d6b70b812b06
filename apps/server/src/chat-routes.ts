import { apiBase, catalogMessages, OperationError } from '@brandwright/contract';
import { chatRequest } from '@brandwright/contract/copilot/messages.ts';
import { isKeepable, unkeepable } from '@brandwright/platform';
import { Hono } from 'hono';
import { z } from 'zod';
import { callerOf } from './caller.ts';
import type { Call, Gateway, ServerEnv } from './gateway.ts';
import { readJsonBody } from './rest/read-input.ts';

const decision = z.strictObject({ approved: z.boolean() });

/** The conversation: say something, follow an answer again, stop it, decide about an action. */
export function chatRoutes({ copilot }: Gateway): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.post(`${apiBase}/copilot/chat`, async (call) => {
    const caller = loggedIn(call);
    return copilot.chat(caller, await readBody(call, chatRequest));
  });
  for (const start of ['chat', 'conversations']) {
    app.get(`${apiBase}/copilot/${start}/:id/stream`, (call) => copilot.resume(loggedIn(call), idOf(call)));
    app.post(`${apiBase}/copilot/${start}/:id/stop`, async (call) =>
      call.json(await copilot.stop(loggedIn(call), idOf(call))),
    );
  }
  // For an action that no conversation is open about: a classic page, or an MCP client that sent someone here.
  app.post(`${apiBase}/copilot/actions/:id/decision`, async (call) => {
    const caller = loggedIn(call);
    const { approved } = await readBody(call, decision);
    return call.json(await copilot.decide(caller, { actionId: idOf(call), approved }));
  });
  return app;
}

function loggedIn(call: Call) {
  const caller = callerOf(call, 'hand');
  if (caller.actor.kind === 'public')
    throw new OperationError('unauthenticated', catalogMessages.sessionExpired);
  return caller;
}

function idOf(call: Call): string {
  const id = z.uuid().safeParse(call.req.param('id')).data;
  if (!id) throw new OperationError('not_found', 'Nothing was found with this id.');
  return id;
}

async function readBody<S extends z.ZodType>(call: Call, schema: S): Promise<z.output<S>> {
  const body = await readJsonBody(call);
  if (!isKeepable(body)) throw new OperationError('bad_input', unkeepable);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }));
  throw new OperationError(
    'bad_input',
    `Check the input. ${details[0]?.path ?? ''}: ${details[0]?.message ?? ''}`,
    details,
  );
}
