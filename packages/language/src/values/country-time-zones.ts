/** Main zones of the IANA database by country, the most used first; enough for the countries that brands and factories are in. */
const zonesByCountry: Readonly<Record<string, string>> = {
  US: 'America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Anchorage America/Detroit America/Boise America/Indiana/Indianapolis America/Kentucky/Louisville Pacific/Honolulu',
  CA: 'America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/St_Johns America/Regina',
  MX: 'America/Mexico_City America/Tijuana America/Monterrey America/Cancun',
  BR: 'America/Sao_Paulo America/Fortaleza America/Manaus America/Bahia',
  AR: 'America/Argentina/Buenos_Aires America/Buenos_Aires',
  CL: 'America/Santiago',
  CO: 'America/Bogota',
  PE: 'America/Lima',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid',
  PT: 'Europe/Lisbon',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  CH: 'Europe/Zurich',
  AT: 'Europe/Vienna',
  PL: 'Europe/Warsaw',
  CZ: 'Europe/Prague',
  HU: 'Europe/Budapest',
  RO: 'Europe/Bucharest',
  BG: 'Europe/Sofia',
  GR: 'Europe/Athens',
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  DK: 'Europe/Copenhagen',
  FI: 'Europe/Helsinki',
  UA: 'Europe/Kyiv Europe/Kiev',
  TR: 'Europe/Istanbul',
  IL: 'Asia/Jerusalem',
  AE: 'Asia/Dubai',
  SA: 'Asia/Riyadh',
  EG: 'Africa/Cairo',
  MA: 'Africa/Casablanca',
  NG: 'Africa/Lagos',
  KE: 'Africa/Nairobi',
  ZA: 'Africa/Johannesburg',
  IN: 'Asia/Kolkata Asia/Calcutta',
  PK: 'Asia/Karachi',
  BD: 'Asia/Dhaka',
  LK: 'Asia/Colombo',
  CN: 'Asia/Shanghai Asia/Urumqi',
  HK: 'Asia/Hong_Kong',
  TW: 'Asia/Taipei',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  VN: 'Asia/Ho_Chi_Minh Asia/Saigon',
  TH: 'Asia/Bangkok',
  KH: 'Asia/Phnom_Penh',
  ID: 'Asia/Jakarta Asia/Makassar',
  MY: 'Asia/Kuala_Lumpur',
  SG: 'Asia/Singapore',
  PH: 'Asia/Manila',
  AU: 'Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth Australia/Adelaide Australia/Hobart Australia/Darwin',
  NZ: 'Pacific/Auckland',
};

/** Countries whose clocks differ from place to place. */
const manyTimes = new Set(['US', 'CA', 'MX', 'BR', 'ID', 'AU']);

/** The zone of a country that keeps one time. */
export const zoneOfCountry = (country: string): string | undefined =>
  manyTimes.has(country) ? undefined : zonesByCountry[country]?.split(' ')[0];

const countryByZone = new Map(
  Object.entries(zonesByCountry).flatMap(([code, zones]) =>
    zones.split(' ').map((zone) => [zone, code] as const),
  ),
);

export const countryOfTimeZone = (zone: string): string | undefined => countryByZone.get(zone);
