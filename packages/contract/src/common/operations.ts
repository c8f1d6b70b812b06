// Made from the files of the area by `npm run operations:index`.
export { inferCountry } from './infer-country.ts';
export { listCountries } from './list-countries.ts';
export { listStates } from './list-states.ts';
export { reportEvent } from './report-event.ts';
