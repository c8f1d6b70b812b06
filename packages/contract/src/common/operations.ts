export * from './infer-country.ts';
export * from './list-countries.ts';
export * from './list-states.ts';
export * from './report-event.ts';
