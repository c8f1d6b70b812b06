import { apiBase, operations, type AnyDeclaration, type HttpMethod } from '@brandwright/contract';

export interface Address {
  declaration: AnyDeclaration;
  method: HttpMethod;
  /** From the host's root, with `{name}` segments. */
  path: string;
}

// Segment by segment, a fixed one before a named one.
const rank = (path: string) =>
  path
    .split('/')
    .map((part) => (part.includes('{') ? '0' : '1'))
    .join('');

/** Every address at which an operation answers, those with more fixed segments first. */
export const addresses: readonly Address[] = operations
  .flatMap((declaration: AnyDeclaration) => {
    const base = declaration.http.root ? '' : apiBase;
    const own = { declaration, method: declaration.http.method, path: base + declaration.http.path };
    const others = (declaration.http.aliases ?? []).map(({ method, path }) => ({
      declaration,
      method,
      path: base + path,
    }));
    return [own, ...others];
  })
  .sort((a, b) => rank(b.path).localeCompare(rank(a.path)));

/** `{id}` → `:id`, as Hono writes it; `{id?}` may be left out. */
export const asPattern = (path: string): string =>
  path.replace(/\{(\w+)(\?)?\}/g, (_, name: string, optional = '') => `:${name}${optional}`);

/** The methods that some operation answers at this path, for a 405. */
export function methodsAt(path: string): HttpMethod[] {
  const segments = path.split('/');
  const fits = (pattern: string) => {
    const parts = pattern.split('/');
    return (
      parts.length === segments.length &&
      parts.every((part, index) => part.includes('{') || part === segments[index])
    );
  };
  return [
    ...new Set(addresses.filter((address) => fits(address.path)).map((address) => address.method)),
  ].sort();
}
