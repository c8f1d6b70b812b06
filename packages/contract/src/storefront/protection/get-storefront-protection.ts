import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { protectionWords, storefrontProtection } from './entities.ts';

export const getStorefrontProtection = declareOperation({
  name: 'get_storefront_protection',
  area: 'storefront',
  title: 'Storefront protection',
  description:
    'Says whether the storefront is protected with a password, whether one is set, and whether visitors may ask for an access code by email. The password itself is never shown.',
  examples: [
    'Is my storefront protected?',
    'Does my storefront have a password?',
    'Can anyone see our storefront?',
    'Can people ask for an access code to the storefront?',
  ],
  input: z.object({}),
  output: storefrontProtection,
  http: { method: 'GET', path: '/web/stores/me/storefront-protected' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: true,
  errors: [],
  related: ['set_storefront_protection'],
  summary: protectionWords,
});
