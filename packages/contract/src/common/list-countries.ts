import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';

/** Overview §3. */
export const region = z.enum(['AF', 'NA', 'SA', 'AS', 'EU', 'OA']);

export const country = z.object({ code: z.string(), name: z.string(), region });

export const listCountries = declareOperation({
  name: 'list_countries',
  area: 'common',
  title: 'Countries',
  description: 'Every country with its two-letter code and region, by name.',
  examples: ['Which countries are there?'],
  input: z.object({ region: region.optional() }),
  output: z.object({ countries: z.array(country) }),
  http: { method: 'GET', path: '/commons/util/countries' },
  access: { kind: 'public' },
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: (output) => `${output.countries.length} countries.`,
});
