import {
  catalogMessages,
  errorStatus,
  operations,
  type AnyDeclaration,
  type ErrorCode,
} from '@brandwright/contract';
import { largestUpload } from '@brandwright/contract/store/files.ts';
import { addresses, type Address } from './addresses.ts';
import { jsonSchemas, type JsonSchema } from './json-schemas.ts';

type Json = Record<string, unknown>;

let described: Json | undefined;

/** The OpenAPI 3.1 document of every call, from the declarations. */
export function describeApi(publicUrl: string): Json {
  described ??= makeDocument();
  // Servers of several addresses may run in one process.
  return { ...described, servers: [{ url: publicUrl }] };
}

function makeDocument(): Json {
  const schemas = jsonSchemas();
  const paths: Record<string, Json> = {};
  for (const address of addresses) {
    const path = address.path.replace(/\{(\w+)\?\}/g, '{$1}');
    const item = (paths[path] ??= {});
    item[address.method.toLowerCase()] = describeCall(address, schemas);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Brandwright',
      version: '0.1.0',
      description:
        'Every operation of Brandwright. Log in at /rest/main/login and send the token as a bearer token.',
    },
    tags: [...new Set(operations.map((operation: AnyDeclaration) => operation.area))].map((name) => ({
      name,
    })),
    paths,
    components: {
      schemas: { ...schemas.shared, Error: errorSchema() },
      responses: Object.fromEntries(
        Object.keys(errorStatus).map((code) => [code, errorResponse(code as ErrorCode)]),
      ),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function describeCall({ declaration, method, path }: Address, schemas: ReturnType<typeof jsonSchemas>): Json {
  const { input, output } = schemas.of(declaration);
  const inPath = [...path.matchAll(/\{(\w+)\??\}/g)].map(([, name]) => name ?? '');
  const properties = (input['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = new Set((input['required'] ?? []) as string[]);
  const rest = Object.keys(properties).filter((name) => !inPath.includes(name));
  const isMain = declaration.http.method === method && path.endsWith(declaration.http.path);
  const parameters = [
    ...inPath.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: properties[name] ?? { type: 'string' },
    })),
    ...(method === 'GET'
      ? rest.map((name) => ({
          name,
          in: 'query',
          required: required.has(name),
          schema: properties[name] ?? {},
        }))
      : []),
    ...(declaration.effect === 'read' ? [] : [idempotencyKey]),
  ];
  const hasBody = method !== 'GET' && (rest.length > 0 || declaration.name === 'upload_file');
  return {
    operationId: isMain
      ? declaration.name
      : `${declaration.name}_${method.toLowerCase()}_${path.replace(/\W+/g, '_')}`,
    tags: [declaration.area],
    summary: declaration.title,
    description: declaration.description,
    ...(declaration.access.kind === 'public' ? { security: [] } : { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(hasBody ? { requestBody: describeBody(declaration, input, rest, required) } : {}),
    responses: {
      [String(declaration.http.status ?? 200)]: {
        description: `${declaration.title}: done.`,
        headers: {
          'X-Request-Id': { schema: { type: 'string' } },
          ...(declaration.undoable ? { 'X-Undo-Entry': { schema: { type: 'string' } } } : {}),
        },
        content: { 'application/json': { schema: output } },
      },
      ...errorResponses(declaration),
    },
    'x-effect': declaration.effect,
    'x-card': declaration.card,
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeat with the same key and body answers the first result; another body is refused.',
  schema: { type: 'string', maxLength: 200 },
};

function describeBody(
  declaration: AnyDeclaration,
  input: JsonSchema,
  rest: string[],
  required: ReadonlySet<string>,
): Json {
  if (declaration.name === 'upload_file') {
    const file = {
      type: 'string',
      contentMediaType: 'application/octet-stream',
      description: `At most ${largestUpload} bytes.`,
    };
    return {
      required: true,
      content: {
        'multipart/form-data': { schema: { type: 'object', properties: { file }, required: ['file'] } },
      },
    };
  }
  const properties = Object.fromEntries(
    rest.map((name) => [name, ((input['properties'] ?? {}) as Json)[name]]),
  );
  const needed = rest.filter((name) => required.has(name));
  const schema = {
    type: 'object',
    properties,
    ...(needed.length > 0 ? { required: needed } : {}),
    additionalProperties: false,
  };
  return { required: needed.length > 0, content: { 'application/json': { schema } } };
}

/** Codes that share a status share an answer. */
function errorResponses(declaration: AnyDeclaration): Json {
  const codes = new Set<ErrorCode>(['bad_input', 'internal', 'timeout', ...declaration.errors]);
  if (declaration.access.kind === 'private')
    for (const code of ['unauthenticated', 'forbidden'] as const) codes.add(code);
  if (declaration.access.kind === 'public' && /^log_in/.test(declaration.name)) codes.add('unauthenticated');
  if (declaration.http.method !== 'GET') codes.add('too_large');
  const responses: Json = {};
  for (const code of codes)
    responses[String(errorStatus[code])] ??= { $ref: `#/components/responses/${code}` };
  return responses;
}

function errorResponse(code: ErrorCode): Json {
  const same = (Object.keys(errorStatus) as ErrorCode[]).filter(
    (other) => errorStatus[other] === errorStatus[code],
  );
  return {
    description: `Refused: ${same.join(', ')}.`,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

const errorSchema = (): Json => ({
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorStatus) },
    message: {
      type: 'string',
      description: 'What happened and what to do next, fit to show.',
      examples: [catalogMessages.generic],
    },
    details: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' }, line: { type: 'integer' } },
      },
    },
    requestId: { type: 'string' },
  },
});
