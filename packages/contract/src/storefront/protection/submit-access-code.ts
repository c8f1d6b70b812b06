import { z } from 'zod';
import { instant } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { storeHandle } from '../../store/entities.ts';

export const submitAccessCode = declareOperation({
  name: 'submit_access_code',
  area: 'storefront',
  title: 'Submit an access code',
  description:
    'Opens a protected storefront to a visitor who has an emailed code or the storefront’s password, and returns a pass that works for 30 days. An emailed code works once, for 24 hours.',
  examples: ['A visitor enters an access code'],
  input: z.object({
    handle: storeHandle,
    /** A mailed code, or the storefront’s password. */
    code: z.string().trim().min(1, 'Enter the code.').max(100),
  }),
  output: z.object({
    store: z.object({ handle: z.string(), name: z.string() }),
    /** Signed, for find_stores_by_handle. */
    visitorPass: z.string(),
    expiresAt: instant(),
  }),
  http: { method: 'POST', path: '/commons/forge/submit-code' },
  access: { kind: 'public' },
  effect: 'write',
  // Its input may be the storefront’s password.
  journal: false,
  card: 'none',
  offered: false,
  errors: ['not_found', 'too_many_requests'],
  summary: ({ store }) => `A visitor opened the storefront of ${store.name} with a code.`,
});
