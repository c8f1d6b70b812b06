import { plainWords } from './normal.ts';

const english = new Intl.DisplayNames(['en'], { type: 'region' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Answered by Intl though they are no countries: withdrawn, private and gathering codes. */
const noCountry =
  /^(?:AC|AN|BU|CP|CS|CQ|DD|DG|DY|EA|EU|EZ|FQ|FX|HV|IC|JT|MI|NH|NQ|NT|PC|PU|PZ|QO|RH|SU|TA|TP|UK|UN|VD|WK|XA|XB|YD|YU|ZR|ZZ|Q[M-Z]|X[A-JL-Z])$/;

/** Spellings of lists of factories beside the English name; by code. */
const spellings: Record<string, string> = {
  AE: 'uae|u a e|emirates',
  BA: 'bosnia|bosnia herzegovina',
  BD: 'bangladesch|bengladesh',
  BO: 'bolivia plurinational state of',
  BR: 'brasil',
  CD: 'dr congo|democratic republic of the congo|drc',
  CI: 'ivory coast|cote divoire',
  CN: 'prc|p r china|pr china|p r c|peoples republic of china|the peoples republic of china|mainland china|china mainland|china prc',
  CV: 'cape verde',
  CZ: 'czech republic|the czech republic',
  DE: 'deutschland|federal republic of germany',
  DO: 'dominican rep|republica dominicana',
  EG: 'arab republic of egypt',
  ES: 'espana',
  GB: 'uk|u k|great britain|england|scotland|wales|northern ireland|united kingdom of great britain and northern ireland',
  GR: 'hellas',
  HK: 'hong kong|hongkong|hong kong sar|hong kong china|hong kong s a r',
  IR: 'iran islamic republic of',
  IT: 'italia',
  JP: 'nippon',
  KH: 'kampuchea|kingdom of cambodia',
  KP: 'dpr korea|democratic peoples republic of korea',
  KR: 'korea|republic of korea|korea republic of|korea south|s korea|rep of korea|korea rep',
  LA: 'lao pdr|lao|lao peoples democratic republic',
  MD: 'republic of moldova|moldova republic of',
  MK: 'macedonia|fyrom',
  MM: 'burma|myanmar|myanmar burma',
  MO: 'macau|macao|macau sar|macao sar',
  MX: 'estados unidos mexicanos',
  NL: 'holland|the netherlands',
  PH: 'the philippines|philippine',
  PL: 'polska|republic of poland',
  PS: 'palestine',
  RO: 'roumania|rumania',
  RU: 'russian federation',
  SK: 'slovak republic|the slovak republic',
  SZ: 'swaziland',
  TR: 'turkey|turkiye|republic of turkey',
  TW: 'taiwan|taiwan r o c|taiwan roc|chinese taipei|taiwan china|taiwan province of china',
  TZ: 'tanzania united republic of|united republic of tanzania',
  US: 'usa|u s a|us|u s|united states of america|the united states|america|united states usa',
  VE: 'venezuela bolivarian republic of',
  VN: 'viet nam|vietnam|socialist republic of vietnam|s r vietnam|vn',
};

const byName: ReadonlyMap<string, string> = new Map([
  ...letters.flatMap((first) =>
    letters.flatMap((second): [string, string][] => {
      const code = first + second;
      const name = english.of(code);
      return name === undefined || name === code || noCountry.test(code)
        ? []
        : [
            [plainWords(name), code],
            [code.toLowerCase(), code],
          ];
    }),
  ),
  ...Object.entries(spellings).flatMap(([code, names]) =>
    names.split('|').map((name): [string, string] => [name, code]),
  ),
]);

/** The ISO code of a country as lists write it: "Viet Nam", "KOREA", "Slovak Republic", "cn". Undefined when it is none. */
export function countryOf(written: string): string | undefined {
  const plain = plainWords(written);
  return byName.get(plain) ?? byName.get(plain.replace(/^(?:the|republic of|kingdom of) /, ''));
}

/** "VN" → "Vietnam". */
export const countryName = (code: string) => english.of(code) ?? code;

/** The country that an address ends in, by its last words. */
export function countryAtEnd(address: string): string | undefined {
  const words = plainWords(address).split(' ');
  for (const length of [3, 2, 1]) {
    const tail = words.slice(-length).join(' ');
    if (tail.length > 3 && words.length > length && byName.has(tail)) return byName.get(tail);
  }
  return undefined;
}
