import { OperationError } from '@brandwright/contract';
import { listCountries as countriesDeclaration } from '@brandwright/contract/common/list-countries.ts';
import { listStates as statesDeclaration } from '@brandwright/contract/common/list-states.ts';
import { implement } from '../kernel/implementation.ts';
import { countries, countryByCode } from './countries.ts';
import { statesOf } from './states.ts';

export const listCountries = implement(countriesDeclaration, {
  run: async (_context, { region }) => ({
    output: { countries: countries.filter((country) => region === undefined || country.region === region) },
  }),
});

export const listStates = implement(statesDeclaration, {
  async run(_context, { countryCode }) {
    if (!countryByCode.has(countryCode))
      throw new OperationError('not_found', `There is no country with the code ${countryCode}.`);
    return { output: { countryCode, states: statesOf(countryCode) } };
  },
});
