import { listCountries } from '@brandwright/contract/common/list-countries.ts';
import { implement } from '../kernel/request/implementation.ts';
import { countries } from './countries.ts';

export default implement(listCountries, {
  run: async (_context, { region }) => ({
    output: { countries: countries.filter((country) => region === undefined || country.region === region) },
  }),
});
