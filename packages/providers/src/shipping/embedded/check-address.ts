import { isCountryCode } from '@brandwright/contract/kernel/fields.ts';
import type { CheckedAddress, PostalAddress } from '../shipping.ts';
import { regionOfZip } from './us-places.ts';

const tidy = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** What of an address a carrier would send back, and the address as it would be written. */
export function checkAddress(given: PostalAddress): CheckedAddress {
  const zipCode = given.zipCode === null ? null : tidy(given.zipCode).toUpperCase();
  const address: PostalAddress = {
    ...given,
    name: tidy(given.name),
    addressLine1: tidy(given.addressLine1),
    addressLine2: given.addressLine2 === null ? null : tidy(given.addressLine2) || null,
    city: tidy(given.city),
    state: given.state === null ? null : tidy(given.state).toUpperCase() || null,
    zipCode: /^\d{9}$/.test(zipCode ?? '') ? `${zipCode?.slice(0, 5)}-${zipCode?.slice(5)}` : zipCode,
  };
  const problems: CheckedAddress['messages'] = [];
  const problem = (path: string, message: string) => problems.push({ path, message });
  if (address.addressLine1 === '') problem('addressLine1', 'The street is missing.');
  else if (address.countryCode === 'US' && !/\d/.test(address.addressLine1 + (address.addressLine2 ?? '')))
    problem('addressLine1', 'The street has no house number.');
  if (address.city === '') problem('city', 'The city is missing.');
  if (!isCountryCode(address.countryCode)) problem('countryCode', 'There’s no such country.');
  if (address.countryCode === 'US') checkUsPlace(address, problem);
  return { isValid: problems.length === 0, messages: problems, address };
}

function checkUsPlace(
  { zipCode, state }: PostalAddress,
  problem: (path: string, message: string) => void,
): void {
  if (!zipCode) return problem('zipCode', 'The ZIP code is missing.');
  if (!/^\d{5}(-\d{4})?$/.test(zipCode))
    return problem('zipCode', 'The ZIP code must have five or nine digits.');
  const region = regionOfZip(zipCode);
  if (!region) return problem('zipCode', `There’s no ZIP code ${zipCode}.`);
  if (!state) return problem('state', `The state is missing; ${zipCode} is in ${region.state}.`);
  if (state !== region.state)
    problem('zipCode', `The ZIP code ${zipCode} is in ${region.state}, not in ${state}.`);
}
