import { z } from 'zod';
import { field, forForms } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { protectionReads, protectionWords, storefrontProtection } from './entities.ts';

export const setStorefrontProtection = declareOperation({
  name: 'set_storefront_protection',
  area: 'storefront',
  title: 'Protect the storefront',
  description:
    'Turns the password of the storefront on or off, and whether visitors may ask for an access code by email. The password is typed under Account, in Store, never in a chat; without one the storefront can’t be protected. Can be undone.',
  examples: [
    'Protect my storefront',
    'Turn the storefront password off',
    'Open the storefront to everyone',
    'Let visitors ask for an access code by email',
  ],
  input: z.object({
    isProtected: field(z.boolean(), {
      label: 'Protected',
      words: ['protected', 'protection'],
      question: 'Should the storefront be protected, or open to everyone?',
      valueWords: {
        true: [
          'protect',
          'protect my storefront',
          'turn on',
          'switch on',
          'lock',
          'lock down',
          'hide',
          'close',
          'make private',
          'private',
          'put a password on',
          'behind a password',
        ],
        false: [
          'turn off',
          'switch off',
          'unlock',
          'unprotect',
          'open',
          'open to everyone',
          'make public',
          'public',
          'remove the password',
          'drop the password',
          'stop protecting',
          'no password',
        ],
      },
    }),
    isOpenToRequests: field(z.boolean(), {
      label: 'Codes by email',
      words: ['access codes', 'codes by email'],
      valueWords: {
        true: ['ask for a code', 'ask for an access code', 'request a code', 'codes by email', 'email codes'],
        false: ['no codes', 'no access codes', 'password only', 'only with the password'],
      },
    })
      .describe('Whether visitors may ask for an access code by email; stays as it is when left out.')
      .optional(),
    password: forForms(
      z
        .string()
        .min(6, 'A storefront password must have at least 6 characters.')
        .max(100, 'A storefront password can have at most 100 characters.')
        .optional(),
    ),
  }),
  output: storefrontProtection,
  http: { method: 'PUT', path: '/web/stores/me/storefront-protected' },
  access: { kind: 'private', role: 'admin', preview: false },
  effect: 'write',
  undoable: true,
  card: 'none',
  offered: true,
  errors: ['conflict'],
  related: ['get_storefront_protection'],
  invalidates: protectionReads,
  summary: protectionWords,
});
