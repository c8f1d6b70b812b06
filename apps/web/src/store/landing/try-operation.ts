import { z } from 'zod';
import { apiBase, buildRequest, type BuiltRequest } from '@brandwright/contract/kernel/request.ts';
import { storedToken } from '#api/token.ts';

const listed = z.object({
  operations: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      area: z.string(),
      effect: z.string(),
      method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
      path: z.string(),
      root: z.literal(true).optional(),
      offered: z.boolean(),
      description: z.string(),
    }),
  ),
});
export type ListedOperation = z.output<typeof listed>['operations'][number];

/** The reads that can be tried: nothing here changes anything. By area, then by title. */
export async function loadReads(): Promise<ListedOperation[]> {
  const response = await fetch(`${apiBase}/operations`, { headers: { Accept: 'application/json' } });
  const { operations } = listed.parse(await response.json());
  return operations
    .filter(({ effect, method, offered }) => effect === 'read' && method === 'GET' && offered)
    .toSorted((one, two) => one.area.localeCompare(two.area) || one.title.localeCompare(two.title));
}

/** The request of a call with an input as JSON text. Throws a plain sentence for text that is no JSON object. */
export function requestOf({ method, path, root }: ListedOperation, input: string): BuiltRequest {
  const values = readObject(input);
  return buildRequest({ http: { method, path, ...(root ? { root } : {}) } }, values);
}

function readObject(text: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  const wrong = new Error('The input must be a JSON object, such as {"orderNumber": 1042}.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong;
  return { ...value };
}

export interface Answer {
  status: number;
  text: string;
  ms: number;
}

/** Sends it as this login. A refusal is shown as it comes and ends no session. */
export async function answerOf({ method, url }: BuiltRequest): Promise<Answer> {
  const token = storedToken();
  const begun = performance.now();
  const response = await fetch(url, {
    method,
    headers: { Accept: 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
  });
  const text = await response.text();
  const ms = Math.round(performance.now() - begun);
  return { status: response.status, text: prettyOf(text), ms };
}

function prettyOf(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The same call from a shell. The token is named, not shown. */
export const shellOf = (origin: string, { url }: BuiltRequest): string =>
  `curl '${origin}${url.replaceAll("'", '%27')}' -H "Authorization: Bearer $BRANDWRIGHT_TOKEN"`;
