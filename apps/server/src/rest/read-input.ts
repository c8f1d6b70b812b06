import { OperationError, notInPath, type AnyDeclaration } from '@brandwright/contract';
import { isSecretField } from '@brandwright/platform';
import type { z } from 'zod';
import type { Call } from '../gateway.ts';
import { readBody } from '../read-body.ts';
import { fieldShapes, refuseUnknownFields } from '../known-fields.ts';
import { valueOfWords } from './value-of-words.ts';

/**
 * One input from path, query and JSON body; the path wins over the body, the body over the query. What the operation
 * does not know is refused, so that a mistyped filter never counts as none. Query names that begin with `_` are free.
 */
export async function readInput(call: Call, declaration: AnyDeclaration): Promise<Record<string, unknown>> {
  const shapes = fieldShapes(declaration.input);
  const body = await readJsonBody(call);
  const path = call.req.param() as Record<string, string>;
  const given = { ...fromQuery(call, shapes), ...body };
  refuseUnknownFields(declaration, given);
  for (const [name, word] of Object.entries(path)) {
    if (word === notInPath) continue;
    const value = shapes?.get(name) ? valueOfWords(shapes.get(name) as z.ZodType, [word]) : word;
    if (Object.hasOwn(body, name) && String(body[name]) !== word) {
      throw new OperationError('bad_input', `The body has a different ${name} than the address.`, [
        { path: name, message: 'Differs from the address.' },
      ]);
    }
    given[name] = value;
  }
  return given;
}

function fromQuery(call: Call, shapes: ReadonlyMap<string, z.ZodType> | undefined): Record<string, unknown> {
  const query = new URL(call.req.url).searchParams;
  const given: Record<string, unknown> = Object.create(null);
  for (const name of new Set(query.keys())) {
    // `qty[]=1&qty[]=2` means the same as `qty=1&qty=2`.
    const plain = name.replace(/\[\]$/, '');
    const words = query.getAll(name);
    const isEmpty = words.every((word) => word === '');
    if (plain.startsWith('_') || isEmpty) continue;
    const shape = shapes?.get(plain);
    // Proxies and browsers write addresses down.
    if (shape && isSecretField(plain))
      throw new OperationError('bad_input', `Send "${plain}" in the body, not in the address.`);
    given[plain] = shape ? valueOfWords(shape, words) : words.at(-1);
  }
  return given;
}

/** Bytes of a JSON body. */
const largestBody = 1024 * 1024;
const tooLarge = 'The body is larger than 1 MB. Upload files through /upload instead.';

/** The JSON object of the body, or {} when there is none. */
export async function readJsonBody(call: Call): Promise<Record<string, unknown>> {
  if (call.req.method === 'GET' || call.req.method === 'HEAD') return {};
  const text = new TextDecoder().decode(await readBody(call, largestBody, tooLarge));
  if (text.trim() === '') return {};
  const type = call.req.header('content-type') ?? '';
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    throw new OperationError(
      'bad_input',
      'Send the body as JSON, with the header Content-Type: application/json.',
    );
  }
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new OperationError('bad_input', 'The body must be a JSON object.');
  }
  return { ...value };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OperationError('bad_input', 'The body isn’t valid JSON.');
  }
}
