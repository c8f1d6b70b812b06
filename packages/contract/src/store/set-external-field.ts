import { mayRead } from '../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { externalField } from './entities.ts';

/** One value at most this long as JSON. */
const longestValue = 16_000;

export const setExternalField = declareOperation({
  name: 'set_external_field',
  area: 'store',
  title: 'Remember a setting',
  description:
    "Keeps a value under a name for this person (a tour that was seen, a panel that was closed). The client's own memory, not the store's data. Two names hold the store's secrets and are encrypted, for admins only: slackWebhookUrl and storefrontPassword; their values are returned masked.",
  examples: ['Remember that I closed this panel'],
  input: z.object({
    name: z
      .string()
      .trim()
      .regex(
        /^[A-Za-z][A-Za-z0-9_.-]{0,99}$/,
        'A name must start with a letter and have up to 100 letters, digits, dots or dashes.',
      ),
    value: z.json().refine((value) => JSON.stringify(value).length <= longestValue, 'The value is too long.'),
  }),
  output: z.object({ externalFields: z.array(externalField) }),
  http: { method: 'PUT', path: '/web/stores/me/external-fields' },
  access: mayRead,
  effect: 'write',
  card: 'none',
  offered: false,
  // The value may be a secret, and a seen flag is worth no line.
  journal: false,
  errors: ['forbidden', 'preview_blocked'],
  invalidates: ['get_store', 'get_slack_webhook', 'get_storefront_protection'],
  summary: (_output, input) => `Remembered ${input.name}.`,
});
