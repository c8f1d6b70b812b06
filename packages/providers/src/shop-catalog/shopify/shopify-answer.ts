import { z } from 'zod';

/** What a query costs and what is left, in points (shopify.dev, "GraphQL Admin API rate limits"). */
const costs = z.object({
  requestedQueryCost: z.number(),
  throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
});
export type Costs = z.output<typeof costs>;

const refusals = z.array(
  z.object({
    message: z.string().catch(''),
    path: z
      .array(z.union([z.string(), z.number()]))
      .optional()
      .catch(undefined),
    extensions: z
      .object({ code: z.string().optional().catch(undefined) })
      .optional()
      .catch(undefined),
  }),
);
export type Refusals = z.output<typeof refusals>;

/** An answer of the Admin GraphQL API, refused or not. Outside GraphQL `errors` is a sentence. */
export const envelope = z.object({
  data: z.unknown().optional(),
  errors: refusals.min(1).optional(),
  extensions: z
    .object({ cost: costs.optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

/** Lists come whole or cut, with where to go on. */
export const pageOf = <S extends z.ZodType>(node: S) =>
  z.object({
    nodes: z.array(node),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  });
