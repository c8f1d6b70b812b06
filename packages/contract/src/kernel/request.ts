import type { AnyDeclaration } from './operation.ts';

/** Where the API stands. */
export const apiBase = '/rest/main';

/** Stands in a path for a value that is not given there: the record is named by another field. */
export const notInPath = '-';

export interface BuiltRequest {
  method: string;
  /** Path with its query string, from the host root. */
  url: string;
  /** JSON text, for everything but GET. */
  body: string | undefined;
}

type Address = Pick<AnyDeclaration, 'http'>;

/**
 * The HTTP request of a call: `{name}` segments of the path are filled from the input, what is left goes
 * to the query string of a GET (arrays as repeated parameters) and to the JSON body of anything else.
 * A segment without its value becomes `-`, for records that the rest of the input names.
 */
export function buildRequest(declaration: Address, input: unknown): BuiltRequest {
  const rest = asRecord(input);
  const path = declaration.http.path.replace(/\{(\w+)(\?)?\}/g, (_, name: string, optional?: string) => {
    const value = rest[name];
    delete rest[name];
    if (value === undefined || value === null || value === '') {
      return optional ? '' : notInPath;
    }
    return encodeURIComponent(String(value));
  });
  const base = declaration.http.root ? path : apiBase + path;
  const { method } = declaration.http;
  if (method === 'GET') return { method, url: base + queryString(rest), body: undefined };
  return { method, url: base, body: JSON.stringify(rest) };
}

/** `{ tab: 'ALL', tag: ['a', 'b'], page: undefined }` → `?tab=ALL&tag=a&tag=b`. Empty values are left out. */
export function queryString(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null)
        query.append(name, typeof item === 'object' ? JSON.stringify(item) : String(item));
    }
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

function asRecord(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? { ...input } : {};
}
