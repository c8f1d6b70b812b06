import { z } from 'zod';
import { countryCode } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';

export const listStates = declareOperation({
  name: 'list_states',
  area: 'common',
  title: 'States of a country',
  description: 'States or provinces of a country with their codes; an empty list where addresses need none.',
  examples: ['List the states of the US'],
  input: z.object({ countryCode: countryCode({ question: 'Which country?', label: 'Country' }) }),
  output: z.object({
    countryCode: z.string(),
    states: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  http: { method: 'GET', path: '/commons/util/states-of-country' },
  access: { kind: 'public' },
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: (output) =>
    output.states.length === 0
      ? `Addresses in ${output.countryCode} need no state.`
      : `${output.states.length} states in ${output.countryCode}.`,
});
