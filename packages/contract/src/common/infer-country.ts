import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';

export const inferCountry = declareOperation({
  name: 'infer_country',
  area: 'common',
  title: 'Country of the caller',
  description:
    'Guesses the country from what the client says of itself: its time zone first, then its languages. Says how sure it is; asks nobody outside.',
  examples: ['Which country am I in?'],
  input: z.object({
    timeZone: z.string().max(64).optional(),
    /** As the Accept-Language header, which fills it when absent. */
    languages: z.string().max(500).optional(),
  }),
  output: z.object({
    countryCode: z.string(),
    countryName: z.string(),
    basis: z.enum(['TIME_ZONE', 'LANGUAGE', 'DEFAULT']),
  }),
  http: { method: 'GET', path: '/commons/util/infer-country' },
  access: { kind: 'public' },
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: (output) =>
    output.basis === 'DEFAULT'
      ? `Nothing says which country; ${output.countryName} is assumed.`
      : `Probably ${output.countryName}.`,
});
