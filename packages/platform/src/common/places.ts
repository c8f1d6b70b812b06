import { listCountries as countriesDeclaration } from '@brandwright/contract/common/list-countries.ts';
import { listStates as statesDeclaration } from '@brandwright/contract/common/list-states.ts';
import { implement } from '../kernel/request/implementation.ts';
import { countries } from './countries.ts';
import { statesOf } from './states.ts';

export const listCountries = implement(countriesDeclaration, {
  run: async (_context, { region }) => ({
    output: { countries: countries.filter((country) => region === undefined || country.region === region) },
  }),
});

export const listStates = implement(statesDeclaration, {
  run: async (_context, { countryCode }) => ({ output: { countryCode, states: statesOf(countryCode) } }),
});
