/** A field that is asked for: `variants(first: 10) { nodes { sku } }`. */
export interface Asked {
  name: string;
  args: Readonly<Record<string, unknown>>;
  /** Undefined for a scalar. */
  fields: Asked[] | undefined;
}

/** Reads as much of GraphQL's language as our queries use: named queries and mutations, arguments, variables, inline fragments. */
export function askedIn(query: string, variables: Readonly<Record<string, unknown>>): Asked[] {
  const tokens = query.match(/\.\.\.|[{}():!$]|"[^"]*"|[\w-]+/g) ?? [];
  let at = 0;
  const next = (wanted?: string) => {
    const token = tokens[at];
    at += 1;
    if (token === undefined || (wanted !== undefined && token !== wanted))
      throw new Error(`Syntax error near ${token ?? 'the end'}.`);
    return token;
  };

  function value(): unknown {
    const token = next();
    if (token === '$') return variables[next()] ?? null;
    if (token === 'null') return null;
    if (/^-?\d+$/.test(token)) return Number(token);
    return token.startsWith('"') ? token.slice(1, -1) : token;
  }

  function selection(): Asked[] {
    next('{');
    const fields: Asked[] = [];
    while (tokens[at] !== '}') {
      if (tokens[at] === '...') {
        at += 1;
        next('on');
        next();
        fields.push(...selection());
        continue;
      }
      const name = next();
      const args: Record<string, unknown> = {};
      if (tokens[at] === '(') {
        at += 1;
        while (tokens[at] !== ')') {
          const arg = next();
          next(':');
          args[arg] = value();
        }
        at += 1;
      }
      fields.push({ name, args, fields: tokens[at] === '{' ? selection() : undefined });
    }
    at += 1;
    return fields;
  }

  next(tokens[0] === 'mutation' ? 'mutation' : 'query');
  // Its name and the types of its variables.
  while (tokens[at] !== '{') next();
  return selection();
}

/** Points that a query may take: objects one each, lists as many as are asked for (Shopify's published rule). */
export const costOf = (fields: readonly Asked[]): number =>
  fields.reduce((sum, { args, fields: own }) => {
    if (!own) return sum;
    const nodes = own.find(({ name }) => name === 'nodes')?.fields;
    return sum + (nodes ? Number(args['first']) * (1 + costOf(nodes)) : 1 + costOf(own));
  }, 0);

/** What of a record was asked for. `deny` says which fields need a scope that the app lacks. */
export function project(record: unknown, fields: readonly Asked[]): unknown {
  if (record === null) return null;
  if (Array.isArray(record)) return record.map((one) => project(one, fields));
  if (typeof record !== 'object') throw new Error('A scalar has no fields.');
  const all = record as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    fields.map((field) => {
      if (!(field.name in all)) return [field.name, undefined];
      const found = all[field.name];
      if (!field.fields) return [field.name, found];
      return [
        field.name,
        field.fields.some(({ name }) => name === 'nodes') ? page(found, field) : project(found, field.fields),
      ];
    }),
  );
}

/** A page of a list, with the cursor after it. */
function page(list: unknown, { args, fields }: Asked): unknown {
  if (!Array.isArray(list)) throw new Error('No list.');
  const from = args['after'] ? Number(Buffer.from(String(args['after']), 'base64').toString()) : 0;
  const to = from + Number(args['first']);
  const asked = fields?.find(({ name }) => name === 'nodes')?.fields ?? [];
  return {
    nodes: list.slice(from, to).map((node) => project(node, asked)),
    pageInfo: {
      hasNextPage: to < list.length,
      endCursor:
        list.length > from ? Buffer.from(String(Math.min(to, list.length))).toString('base64') : null,
    },
  };
}
