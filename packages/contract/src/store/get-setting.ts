import { mayRead } from '../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';

const input = z.object({
  key: z.string().regex(/^[A-Za-z0-9_.-]{1,100}$/, 'That isn’t the name of a setting.'),
});

const output = z.object({ key: z.string(), value: z.json() });

export const shared = {
  area: 'store',
  input,
  output,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
} as const;

export const getSetting = declareOperation({
  ...shared,
  name: 'get_setting',
  title: 'Setting',
  description: 'Reads a setting of the installation that needs a login, by its key.',
  examples: ['Read the setting logistics fee ladder'],
  http: { method: 'GET', path: '/commons/business-settings/NONE/{key}' },
  access: mayRead,
  summary: (result) => `Here is the setting ${result.key}.`,
});
