import { longestName } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { countryAtEnd, countryName, countryOf } from '@brandwright/language/values/countries.ts';
import { readPhone, readWebsite } from '../contacts.ts';
import { plainWords } from '@brandwright/language/text.ts';
import { normalAddress, normalName } from '../normal.ts';
import { readTag } from '../rules.ts';
import type { ColumnPlaces } from './columns.ts';

/** Characters that are kept of a value; longer ones are cut and noted. */
const longest = { address: 500, city: 80, sector: 80 };

/** A supplier as a row of a list says it, cleaned. */
export interface ListedSupplier {
  line: number;
  /** As written, spaces and broken ends apart. */
  name: string;
  nameKey: string;
  country: string | null;
  address: string | null;
  addressKey: string;
  city: string | null;
  sector: string | null;
  email: string | null;
  website: string | null;
  phoneNumber: string | null;
  tags: string[];
  /** What was put right or left out, in words. */
  notes: string[];
}

export type ReadRow =
  | { kind: 'good'; supplier: ListedSupplier }
  | { kind: 'bad'; name: string | null; message: string };

/** Legal words that a wrong cut left at the beginning of the address: "Nantong Garments Co." | "Ltd,Jiuhua Zone". */
const cutLegalWord = /^(?:co\.?\s*,?\s*ltd|ltd|limited|llc|inc|corp|gmbh)\b\.?\s*,\s*/i;

/** One row of a list. Bad: without a name, or with one that cannot be one. */
export function readRow(line: number, values: readonly string[], places: ColumnPlaces): ReadRow {
  const notes: string[] = [];
  const at = (field: keyof ColumnPlaces) => {
    const place = places[field];
    return place === undefined ? '' : oneLine(values[place] ?? '');
  };
  let name = at('name');
  let address = at('address');
  const cut = cutLegalWord.exec(address);
  if (name !== '' && cut) {
    name = `${name.replace(/[\s,]+$/, '')}${/co\.?$/i.test(name) ? ', ' : ' '}${cut[0].replace(/\s*,\s*$/, '')}`;
    address = address.slice(cut[0].length);
    notes.push('the end of the name was in the address');
  }
  if (name === '') return { kind: 'bad', name: null, message: 'there’s no name' };
  if (name.length > longestName)
    return {
      kind: 'bad',
      name: `${name.slice(0, 60)}…`,
      message: `the name is longer than ${longestName} characters`,
    };
  if (!/\p{L}/u.test(name)) return { kind: 'bad', name, message: 'the name has no letters' };
  const said = at('country');
  const country = countryOf(said) ?? countryAtEnd(address) ?? null;
  if (said !== '' && countryOf(said) === undefined)
    notes.push(
      country
        ? `"${said.slice(0, 40)}" isn’t a country; read as ${countryName(country)} from the address`
        : `"${said.slice(0, 40)}" isn’t a country; left empty`,
    );
  const short = (field: keyof typeof longest, value: string) => {
    if (value.length <= longest[field]) return value || null;
    notes.push(`the ${field} was cut at ${longest[field]} characters`);
    return value.slice(0, longest[field]).trimEnd();
  };
  const supplier: ListedSupplier = {
    line,
    name,
    nameKey: normalName(name),
    country,
    address: short('address', address),
    addressKey: '',
    city: short('city', at('city')),
    sector: short('sector', at('sector')),
    email: emailIn(at('email'), notes),
    website: contactIn(at('website'), 'website', readWebsite, notes),
    phoneNumber: contactIn(at('phoneNumber'), 'phone number', readPhone, notes),
    tags: tagsIn(at('tags')),
    notes,
  };
  supplier.addressKey = normalAddress(supplier.address ?? '').slice(0, 400);
  return { kind: 'good', supplier };
}

/** One line without the signs that broken fonts and encodings leave, and without the apostrophe that guards formulas. */
function oneLine(value: string): string {
  return value
    .slice(0, 5000)
    .replaceAll(/[\uFFFD\u25A1\u25A0\u00AD]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
    .replace(/^[,;\s]+|[,;\s]+$/g, '');
}

function emailIn(value: string, notes: string[]): string | null {
  if (value === '') return null;
  // Several in one cell: the first.
  const first =
    value
      .split(/[\s,;/]+/)
      .find((part) => part.includes('@'))
      ?.replace(/^mailto:/i, '')
      .toLowerCase() ?? '';
  if (/^[^\s@<>"'=]+@[^\s@<>"'=]+\.[a-z]{2,}$/.test(first) && first.length <= 254) return first;
  notes.push(`"${value.slice(0, 40)}" isn’t an email address; left out`);
  return null;
}

function contactIn(
  value: string,
  what: string,
  read: (value: string) => { value: string } | { problem: string },
  notes: string[],
): string | null {
  if (value === '') return null;
  const found = read(value);
  if ('value' in found) return found.value;
  notes.push(`"${value.slice(0, 40)}" isn’t a valid ${what}; left out`);
  return null;
}

function tagsIn(value: string): string[] {
  const tags = value.split(/[,;|]/).flatMap((part) => readTag(part) ?? []);
  const keys = new Set<string>();
  return tags
    .filter((tag) => {
      const key = plainWords(tag);
      if (key === '' || keys.has(key)) return false;
      keys.add(key);
      return true;
    })
    .slice(0, 12);
}
