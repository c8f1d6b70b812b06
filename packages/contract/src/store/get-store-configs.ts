import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';
import { planTier } from './entities.ts';

export const getStoreConfigs = declareOperation({
  name: 'get_store_configs',
  area: 'store',
  title: 'Store configuration',
  description:
    'What the client needs to know about this store before it renders: plan, flags, what is set up, and the limits of the installation.',
  examples: ['The client reads the store’s configuration'],
  input: z.object({}),
  output: z.object({
    currency: z.string(),
    planType: planTier,
    flags: z.array(z.string()),
    isPreviewAccount: z.boolean(),
    isBusinessPlanCompleted: z.boolean(),
    isStorefrontProtected: z.boolean(),
    isSlackConnected: z.boolean(),
    /** Overview §9: a call is given up after so long. */
    requestTimeoutMs: z.int(),
    /** Overview §5. */
    imageTypes: z.array(z.string()),
  }),
  http: { method: 'GET', path: '/web/stores/me/configs' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ planType, flags }) =>
    `Plan ${planType}${flags.length > 0 ? `, with ${flags.join(', ')}` : ''}.`,
});
