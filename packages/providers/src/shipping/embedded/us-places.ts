import { cityZips, zipRegions } from './us-places.data.ts';

export interface ZipRegion {
  state: string;
  latitude: number;
  longitude: number;
}

const regions = new Map<string, ZipRegion>();
for (const entry of zipRegions.trim().split(/[|\n]/)) {
  const [range = '', state = '', latitude, longitude] = entry.split(' ');
  const [from = '', to = from] = range.split('-');
  for (let prefix = Number(from); prefix <= Number(to); prefix += 1)
    regions.set(String(prefix).padStart(3, '0'), {
      state,
      latitude: Number(latitude),
      longitude: Number(longitude),
    });
}

/** Where the first three digits of a ZIP code are; undefined for one that is not assigned. */
export const regionOfZip = (zipCode: string): ZipRegion | undefined =>
  /^\d{5}(?:-?\d{4})?$/.test(zipCode.trim()) ? regions.get(zipCode.trim().slice(0, 3)) : undefined;

const cities = cityZips
  .trim()
  .split(/[|\n]/)
  .map((entry) => {
    const [, city = '', state = '', zipCode = ''] = /^(.+) ([A-Z]{2}) (\d{5})$/.exec(entry) ?? [];
    return { city, state, zipCode };
  });

/** A large US city as people write it: "Denver", "denver, co". Undefined for one that we don't know. */
export function cityNamed(said: string): { city: string; state: string; zipCode: string } | undefined {
  const [name = '', state] = said
    .trim()
    .toLowerCase()
    .split(/\s*,\s*|\s+(?=[a-z]{2}$)/);
  return cities.find(
    (one) => one.city.toLowerCase() === name && (state === undefined || one.state.toLowerCase() === state),
  );
}

const earthMiles = 3958.8;

/** Miles between two regions, along the great circle. */
export function milesBetween(one: ZipRegion, other: ZipRegion): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const latitudes = radians(other.latitude - one.latitude);
  const longitudes = radians(other.longitude - one.longitude);
  const half =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(longitudes / 2) ** 2;
  return 2 * earthMiles * Math.asin(Math.sqrt(half));
}
