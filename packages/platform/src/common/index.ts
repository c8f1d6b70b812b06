import type { PlatformArea } from '../kernel/area.ts';
import { inferCountry } from './infer-country.ts';
import { listCountries, listStates } from './places.ts';
import { reportEvent } from './report-event.ts';

export const commonArea: PlatformArea = {
  implementations: [inferCountry, listCountries, listStates, reportEvent],
};
