import {
  OperationError,
  catalogMessages,
  effectsThatAsk,
  findOperation,
  type ErrorCode,
} from '@brandwright/contract';
import type { UserActor } from '@brandwright/platform';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  ErrorCode as RpcCode,
  GetPromptRequestSchema,
  InitializeRequestSchema,
  ListPromptsRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js';
import { callerOf } from '../caller.ts';
import { WrongMethod } from '../errors.ts';
import type { Call, Gateway } from '../gateway.ts';
import { readBody } from '../read-body.ts';
import { callTool } from './call-tool.ts';
import { complete } from './complete.ts';
import { KeptStream } from './event-store.ts';
import { progressOf } from './open-call.ts';
import { getPrompt, listed, startingPoints } from './prompts.ts';
import { hear, tell, toldBy } from './relay.ts';
import { listResources, readResource, resourceTemplates } from './resources.ts';
import { resumeStream } from './resume-stream.ts';
import { openSession, readSession, type McpSession } from './session.ts';
import { mcpTools } from './tools.ts';
import { unexpected } from './unexpected.ts';

const instructions =
  'Brandwright runs a product brand: orders, tariffs, sourcing. Actions that spend money, reach a third party or ' +
  'cannot be undone answer with a pending action and the address at which a person approves it; nothing has happened until then.';

/**
 * POST /mcp: one message, one server. The bearer token says who calls; the session, which is optional, only what the client
 * can do, so any server answers. A client that follows (progress, approvals) is answered on a stream, others with JSON.
 * GET with Last-Event-ID reads on where such a stream broke off.
 */
export async function answerMcp(gateway: Gateway, call: Call): Promise<Response> {
  const isResumed = call.req.method === 'GET' && call.req.header('last-event-id') !== undefined;
  if (call.req.method !== 'POST' && !isResumed) throw new WrongMethod(call.req.method, ['POST']);
  const actor = call.get('actor');
  if (actor.kind !== 'user') throw new OperationError('unauthenticated', catalogMessages.sessionExpired);
  const { keyring } = gateway.providers;
  const header = call.req.header('mcp-session-id');
  const session = header === undefined ? undefined : readSession(keyring, actor, header);
  if (!session && (isResumed || header !== undefined)) return unknownSession();
  if (session && isResumed) return resumeStream(gateway, call, session);

  const message = await readMessage(call);
  const told = toldBy(message);
  if (told) {
    if (session) await tell(gateway.kernel, callerOf(call, 'token'), session, told);
    return new Response(null, { status: 202 });
  }
  const answer = await answerMessage(gateway, call, actor, session, message);
  answer.headers.set('cache-control', 'no-store');
  const beginning = InitializeRequestSchema.safeParse(message).data;
  if (beginning && answer.ok) {
    const opensUrls = beginning.params.capabilities.elicitation?.url !== undefined;
    answer.headers.set('mcp-session-id', openSession(keyring, actor, opensUrls));
  }
  return answer;
}

const unknownSession = () =>
  Response.json(
    {
      jsonrpc: '2.0',
      error: { code: -32001, message: 'Session not found. Start a new one with initialize.' },
      id: null,
    },
    { status: 404, headers: { 'cache-control': 'no-store' } },
  );

/** How long a client waits before it reads on. */
const retryMs = 1_000;

/** Bytes of a message; files do not travel this way. */
const largestMessage = 1024 * 1024;

async function readMessage(call: Call): Promise<unknown> {
  const bytes = await readBody(call, largestMessage, 'The message is larger than 1 MB.');
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new OperationError('bad_input', 'The message isn’t valid JSON.');
  }
}

async function answerMessage(
  gateway: Gateway,
  call: Call,
  actor: UserActor,
  session: McpSession | undefined,
  message: unknown,
): Promise<Response> {
  const server = new Server(
    { name: 'brandwright', title: 'Brandwright', version: '0.1.0', websiteUrl: gateway.publicUrl },
    { capabilities: { tools: {}, prompts: {}, resources: {}, completions: {} }, instructions },
  );
  const isFollowed = follows(message, session);
  const kept = isFollowed && session ? new KeptStream(gateway, call, session) : undefined;
  // Who can read on may come back, so that its line breaks ends nothing.
  if (kept) call.set('signal', gateway.stopping);
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: !isFollowed,
    ...(kept ? { eventStore: kept, retryInterval: retryMs } : {}),
  });
  const reader = { gateway, call, storeId: actor.storeId };
  const givenUp = Promise.withResolvers<Response>();
  /** No answer follows a cancellation, so the line is closed. */
  const giveUp = () => {
    void transport.close();
    void kept?.end();
    givenUp.resolve(new Response(null, { status: 202 }));
  };

  server.setRequestHandler(ListToolsRequestSchema, () =>
    asRpcError(gateway, call, () => ({ tools: mcpTools() })),
  );
  server.setRequestHandler(ListPromptsRequestSchema, () =>
    asRpcError(gateway, call, () => ({ prompts: startingPoints(actor).map(listed) })),
  );
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) =>
    asRpcError(gateway, call, () => getPrompt(actor, params.name, params.arguments)),
  );
  server.setRequestHandler(ListResourcesRequestSchema, ({ params }) =>
    asRpcError(gateway, call, () => listResources(reader, params?.cursor)),
  );
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: resourceTemplates(),
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) =>
    asRpcError(gateway, call, () => readResource(reader, params.uri), { uri: params.uri.slice(0, 300) }),
  );
  server.setRequestHandler(CompleteRequestSchema, ({ params }) =>
    asRpcError(gateway, call, () => complete(gateway, call, params)),
  );
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal, requestId }) => {
    const say = (said: Parameters<typeof transport.send>[0]) =>
      transport.send(said, { relatedRequestId: requestId });
    const stop = session && hearCancel(gateway, session, requestId, giveUp);
    try {
      return await callTool({
        gateway,
        call,
        session,
        storeId: actor.storeId,
        params,
        signal: AbortSignal.any([signal, call.get('signal'), gateway.stopping]),
        say,
        progress: progressOf(params._meta?.progressToken, say),
      });
    } finally {
      stop?.();
    }
  });
  await server.connect(transport);
  return Promise.race([transport.handleRequest(call.req.raw, { parsedBody: message }), givenUp.promise]);
}

/** Whether something is said before the answer: how far it is, or the question whether a person would approve. */
function follows(message: unknown, session: McpSession | undefined): boolean {
  const { params } = CallToolRequestSchema.safeParse(message).data ?? {};
  if (!params) return false;
  if (params._meta?.progressToken !== undefined) return true;
  const effect = findOperation(params.name)?.effect;
  return session?.opensUrls === true && effect !== undefined && effectsThatAsk.has(effect);
}

function hearCancel(
  gateway: Gateway,
  session: McpSession,
  requestId: RequestId,
  giveUp: () => void,
): () => void {
  return hear(gateway.kernel, session, (told) => {
    if (told.kind === 'cancel' && told.requestId === requestId) giveUp();
  });
}

/** The protocol's own code for what is not there; for the rest its two for a bad request and a fault. */
const resourceNotFound = -32002;
const rpcCodes: Readonly<Partial<Record<ErrorCode, number>>> = {
  not_found: resourceNotFound,
  bad_input: RpcCode.InvalidParams,
  forbidden: RpcCode.InvalidRequest,
  feature_blocked: RpcCode.InvalidRequest,
  preview_blocked: RpcCode.InvalidRequest,
  too_large: RpcCode.InvalidRequest,
};

async function asRpcError<T>(
  gateway: Gateway,
  call: Call,
  work: () => T | Promise<T>,
  about: object = {},
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const known = error instanceof OperationError ? error : unexpected(gateway, call, error);
    throw new McpError(rpcCodes[known.code] ?? RpcCode.InternalError, known.message, {
      ...known.toBody(),
      ...about,
    });
  }
}
