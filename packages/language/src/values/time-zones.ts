import { countryOf } from './countries.ts';
import { zoneOfCountry } from './country-time-zones.ts';

/** A time zone that words name, and where they stand. */
export interface TimeZoneSaid {
  /** IANA name: `America/New_York`. */
  zone: string;
  start: number;
  end: number;
}

/** What people call zones that have no city of their own in the IANA database. */
const calledSo: Readonly<Record<string, string>> = {
  eastern: 'America/New_York',
  et: 'America/New_York',
  est: 'America/New_York',
  edt: 'America/New_York',
  'east coast': 'America/New_York',
  ct: 'America/Chicago',
  cdt: 'America/Chicago',
  mountain: 'America/Denver',
  mst: 'America/Denver',
  mdt: 'America/Denver',
  pacific: 'America/Los_Angeles',
  pt: 'America/Los_Angeles',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  'west coast': 'America/Los_Angeles',
  gmt: 'Etc/GMT',
  utc: 'Etc/UTC',
  bst: 'Europe/London',
  uk: 'Europe/London',
  english: 'Europe/London',
  british: 'Europe/London',
  german: 'Europe/Berlin',
  french: 'Europe/Paris',
  italian: 'Europe/Rome',
  spanish: 'Europe/Madrid',
  portuguese: 'Europe/Lisbon',
  chinese: 'Asia/Shanghai',
  indian: 'Asia/Kolkata',
  cet: 'Europe/Paris',
  cest: 'Europe/Paris',
  jst: 'Asia/Tokyo',
  aest: 'Australia/Sydney',
};

/** Larger cities that keep the time of another one. */
const citiesLike: Readonly<Record<string, string>> = {
  'America/New_York':
    'boston philadelphia atlanta miami washington baltimore pittsburgh charlotte asheville portland-maine',
  'America/Chicago': 'houston dallas austin minneapolis milwaukee nashville memphis',
  'America/Denver': 'salt-lake-city albuquerque',
  'America/Los_Angeles': 'san-francisco seattle portland san-diego oakland sacramento las-vegas la',
  'America/Toronto': 'montreal ottawa',
  'Europe/London': 'manchester leeds birmingham glasgow edinburgh bristol leicester liverpool cardiff',
  'Europe/Paris': 'lyon marseille toulouse bordeaux lille nice nantes',
  'Europe/Berlin': 'munich hamburg cologne frankfurt leipzig',
  'Europe/Rome': 'milan florence naples turin',
  'Europe/Madrid': 'barcelona valencia seville',
  'Europe/Lisbon': 'porto braga',
  'Europe/Istanbul': 'izmir denizli ankara bursa',
  'Asia/Shanghai': 'beijing shenzhen guangzhou hangzhou ningbo yiwu',
  'Asia/Ho_Chi_Minh': 'hanoi saigon ho-chi-minh',
  'Asia/Kolkata': 'delhi mumbai jaipur bangalore chennai',
  'Asia/Tokyo': 'osaka kyoto',
};

const zones: readonly string[] = Intl.supportedValuesOf('timeZone');
const byCity = new Map<string, string>([
  ...zones.flatMap((zone): [string, string][] => {
    const city = zone.split('/').at(-1)?.replaceAll('_', ' ').toLowerCase();
    return zone.includes('/') && city ? [[city, zone]] : [];
  }),
  ...Object.entries(citiesLike).flatMap(([zone, cities]) =>
    cities.split(' ').map((city): [string, string] => [city.replaceAll('-', ' '), zone]),
  ),
  ['calcutta', 'Asia/Kolkata'],
  ['kolkata', 'Asia/Kolkata'],
]);

const placeTime = /\b(?<place>\p{L}+(?: \p{L}+){0,2}?) (?:time|hours?)\b(?! (?:to|is|it|for|off|we|i)\b)/giu;
const timeOfPlace = /\b(?:time|hours?) (?:of|in) (?<place>\p{L}+(?: \p{L}+)?)/giu;
const clockThenShort =
  /\d(?::\d\d)?\s*(?:am|pm)?\s+(?<place>e[sd]?t|p[sd]?t|m[sd]t|cdt|gmt|utc|bst|ces?t|jst|aest)\b/giu;

/** The time zone that a text names with a time of day: "11 new york time", "8:00 CET", "the hour of Lyon". Null where none is. */
export function readTimeZone(text: string): TimeZoneSaid | null {
  for (const pattern of [placeTime, timeOfPlace, clockThenShort])
    for (const match of text.matchAll(pattern)) {
      const place = match.groups?.['place'] ?? '';
      const found = lastPlace(place);
      if (found) return { zone: found, start: match.index, end: match.index + match[0].length };
    }
  return null;
}

const mostWords = 3;

/** The time zone of a place that words name without a time: "Denver", "we're in New York now", "Pacific", "Asia/Tokyo". Null where none is. */
export function timeZoneNamed(text: string): string | null {
  const exact = zones.find((zone) => zone.toLowerCase() === text.trim().toLowerCase());
  if (exact) return exact;
  const said = readTimeZone(text);
  if (said) return said.zone;
  const words = text.toLowerCase().match(/\p{L}[\p{L}/_-]*/gu) ?? [];
  for (let length = mostWords; length > 0; length--)
    for (let first = words.length - length; first >= 0; first--) {
      const named = words.slice(first, first + length).join(' ');
      const found = zones.find((zone) => zone.toLowerCase() === named) ?? zoneOf(named);
      if (found) return found;
    }
  return null;
}

/** "morning new york" holds "new york". */
function lastPlace(words: string): string | undefined {
  const parts = words.toLowerCase().split(' ');
  for (let first = 0; first < parts.length; first++) {
    const zone =
      zoneOf(parts.slice(first).join(' ')) ?? zoneOf(parts.slice(0, parts.length - first).join(' '));
    if (zone) return zone;
  }
  return undefined;
}

function zoneOf(place: string): string | undefined {
  const known = calledSo[place] ?? byCity.get(place);
  if (known) return known;
  const country = place.length > 2 ? countryOf(place) : undefined;
  return country ? zoneOfCountry(country) : undefined;
}

/** The instant of a wall clock time (`2026-11-24T11:00`) in a zone, as ISO in UTC. */
export function instantIn(zone: string, day: string, time: string): string {
  const asUtc = Date.parse(`${day}T${time}:00.000Z`);
  const first = asUtc - offsetAt(zone, asUtc);
  // Once more, for days on which the clocks change.
  return new Date(asUtc - offsetAt(zone, first)).toISOString();
}

function offsetAt(zone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return wall - instant;
}
