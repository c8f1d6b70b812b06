import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { storeHandle } from '../store/entities.ts';

/** Handles of one call. */
const most = 20;

export const findStoresByHandle = declareOperation({
  name: 'find_stores_by_handle',
  area: 'storefront',
  title: 'Stores by handle',
  description:
    'What anyone can see about stores by their handles, up to 20 separated by commas: name, description, logo and website. A handle that no store has is left out, and without a visitor’s pass a protected storefront shows only its name.',
  examples: ['Find the store juniper-and-clay'],
  input: z.object({
    handles: z
      .string()
      .trim()
      .transform((text) => [
        ...new Set(
          text
            .toLowerCase()
            .split(',')
            .map((one) => one.trim())
            .filter(Boolean),
        ),
      ])
      .pipe(
        z.array(storeHandle).min(1, 'Give at least one handle.').max(most, `Give at most ${most} handles.`),
      ),
    /** What submit_access_code answered, for a protected storefront. */
    visitorPass: z.string().max(200).optional(),
  }),
  output: z.object({
    stores: z.array(
      z.object({
        handle: z.string(),
        name: z.string(),
        description: z.string().nullable(),
        website: z.string().nullable(),
        logoUrl: z.string().nullable(),
        isStorefrontProtected: z.boolean(),
      }),
    ),
  }),
  http: { method: 'GET', path: '/app/stores/action/handle/{handles}' },
  access: { kind: 'public' },
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ stores }) =>
    stores.length === 0
      ? 'No store has that handle.'
      : `Found ${stores.map(({ name, handle }) => `${name} (${handle})`).join(', ')}.`,
});
