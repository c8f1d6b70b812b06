import { OperationError, catalogueMessages, findOperation, type AnyDeclaration } from '@brandwright/contract';
import { untrustedTexts, wrapUntrusted } from '@brandwright/copilot/untrusted.ts';
import type { OperationResult } from '@brandwright/platform';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  type CallToolResult,
} from '@modelcontextprotocol/sdk/types.js';
import { callerOf } from '../caller.ts';
import { WrongMethod } from '../errors.ts';
import type { Call, Face } from '../face.ts';
import { readBody } from '../read-body.ts';
import { mcpTools } from './tools.ts';

const instructions =
  'Brandwright runs a product brand: orders, tariffs, sourcing. Actions that spend money, reach a third party or ' +
  'cannot be undone answer with a pending action and the address at which a person approves it; nothing has happened until then.';

/** POST /mcp: one request, one server, no session. The bearer token says who calls. */
export async function answerMcp(face: Face, call: Call): Promise<Response> {
  if (call.req.method !== 'POST') throw new WrongMethod(call.req.method, ['POST']);
  if (call.get('actor').kind === 'public')
    throw new OperationError('unauthenticated', catalogueMessages.sessionExpired);
  const server = new Server(
    { name: 'brandwright', title: 'Brandwright', version: '0.1.0' },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: mcpTools() }));
  server.setRequestHandler(CallToolRequestSchema, (request) => runTool(face, call, request.params));
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const answer = await transport.handleRequest(call.req.raw, { parsedBody: await readMessage(call) });
  answer.headers.set('cache-control', 'no-store');
  return answer;
}

/** Bytes of a message; files do not travel this way. */
const largestMessage = 1024 * 1024;

async function readMessage(call: Call): Promise<unknown> {
  const bytes = await readBody(call, largestMessage, 'The message is larger than 1 MB.');
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new OperationError('bad_input', 'The message is not valid JSON.');
  }
}

async function runTool(
  face: Face,
  call: Call,
  params: { name: string; arguments?: unknown; _meta?: Record<string, unknown> | undefined },
): Promise<CallToolResult> {
  const declaration = findOperation(params.name);
  if (!declaration?.offered)
    return failed(new OperationError('not_found', `There is no tool "${params.name.slice(0, 60)}".`));
  const key = params._meta?.['idempotencyKey'];
  try {
    const result = await face.kernel.run({
      ...callerOf(call, 'token'),
      operation: declaration.name,
      input: params.arguments ?? {},
      idempotencyKey: typeof key === 'string' ? key : undefined,
    });
    return shown(face, declaration, result);
  } catch (error) {
    if (error instanceof OperationError) return failed(error);
    face.log.error(
      {
        requestId: call.get('requestId'),
        error: error instanceof Error ? { message: error.message, stack: error.stack } : String(error),
      },
      'a tool failed unexpectedly',
    );
    return failed(new OperationError('internal', catalogueMessages.network));
  }
}

/** What a model sees is the declared projection, with texts of outsiders marked as data, as in the chat. */
function shown(face: Face, declaration: AnyDeclaration, result: OperationResult): CallToolResult {
  if (result.kind === 'done') {
    const projection = declaration.toModel ? declaration.toModel(result.output as never) : result.output;
    const outside = untrustedTexts(declaration.output, result.output);
    return {
      content: [{ type: 'text', text: result.summary }],
      structuredContent: asObject(wrapUntrusted(projection, outside)),
    };
  }
  const { action } = result;
  const approveAt = `${face.publicUrl}/approve/${action.id}`;
  return {
    content: [
      {
        type: 'text',
        text: `Nothing has happened yet. ${action.preview.what} A person must approve it first: ${approveAt}`,
      },
    ],
    structuredContent: { status: 'approval_required', approveAt, action },
  };
}

const failed = (error: OperationError): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: error.message }],
  structuredContent: { ...error.toBody() },
});

const asObject = (output: unknown): Record<string, unknown> =>
  typeof output === 'object' && output !== null && !Array.isArray(output) ? { ...output } : { output };
