import type { ErrorDetail } from '@brandwright/contract';
import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import { splitUsAddress } from '@brandwright/language/values/us-address.ts';

/** Parts of an address as someone gives them; empty text clears a part. */
export interface AddressParts {
  name?: string | undefined;
  company?: string | undefined;
  addressLine1?: string | undefined;
  addressLine2?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  zipCode?: string | undefined;
  countryCode?: string | undefined;
  phone?: string | undefined;
}

const stateCodes = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA ' +
    'RI SC SD TN TX UT VT VA WA WV WI WY DC PR VI GU AS MP AA AE AP'
  ).split(' '),
);

/** "18 Alder Street, Apt 4, Portland, OR 97205, US". */
export function addressLine(address: ShippingAddress): string {
  const place = [address.state, address.zipCode].filter(Boolean).join(' ');
  return [address.addressLine1, address.addressLine2, address.city, place, address.countryCode]
    .filter(Boolean)
    .join(', ');
}

/** The address with the given parts in place of its own. A whole address on one line is taken apart. */
export function mergeAddress(address: ShippingAddress, given: AddressParts): ShippingAddress {
  const parts =
    given.addressLine1 === undefined ? given : { ...given, ...splitUsAddress(given.addressLine1) };
  const kept = (part: string | undefined, before: string | null) =>
    part === undefined ? before : part === '' ? null : part;
  return {
    name: parts.name || address.name,
    company: kept(parts.company, address.company),
    addressLine1: parts.addressLine1 || address.addressLine1,
    // A new street does not keep the old apartment.
    addressLine2: kept(
      parts.addressLine2 ?? (parts.addressLine1 === undefined ? undefined : ''),
      address.addressLine2,
    ),
    city: parts.city || address.city,
    state: kept(parts.state?.toUpperCase(), address.state),
    zipCode: kept(parts.zipCode, address.zipCode),
    countryCode: parts.countryCode ?? address.countryCode,
    phone: kept(parts.phone, address.phone),
  };
}

/** What a carrier would not take. State and ZIP code are checked for the United States only. */
export function addressProblems(address: ShippingAddress): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  if (address.addressLine1.trim() === '')
    problems.push({ path: 'addressLine1', message: 'The street is missing.' });
  if (address.city.trim() === '') problems.push({ path: 'city', message: 'The city is missing.' });
  if (address.countryCode !== 'US') return problems;
  if (address.state === null || !stateCodes.has(address.state)) {
    problems.push({ path: 'state', message: 'The state must be a code such as OR.' });
  }
  if (address.zipCode === null || !/^\d{5}(-\d{4})?$/.test(address.zipCode)) {
    problems.push({ path: 'zipCode', message: 'The ZIP code must have five digits, or nine.' });
  }
  return problems;
}
