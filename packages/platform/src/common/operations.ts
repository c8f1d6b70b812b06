// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import inferCountry from './infer-country.ts';
import listCountries from './list-countries.ts';
import listStates from './list-states.ts';
import reportEvent from './report-event.ts';

export const commonOperations: readonly Implementation[] = [
  inferCountry,
  listCountries,
  listStates,
  reportEvent,
];
