import type { GivenLabelAddress, LabelAddress } from '@brandwright/contract/fulfillment/entities.ts';
import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import { countryName as nameOf } from '@brandwright/language/values/countries.ts';
import type { PostalAddress } from '@brandwright/providers';

/** The country as labels write it: "United States of America" is the specification's default. */
export const countryName = (countryCode: string): string =>
  countryCode === 'US' ? 'United States of America' : nameOf(countryCode);

/** An address as it was sent, with the country’s name. */
export const withCountry = (address: GivenLabelAddress): LabelAddress => ({
  ...address,
  country: countryName(address.countryCode),
});

/** A label's address as carriers take it. */
export const postalOf = (address: GivenLabelAddress): PostalAddress => ({
  name: address.name,
  company: null,
  email: address.email,
  phone: address.phone,
  addressLine1: address.addressLine1,
  addressLine2: address.addressLine2,
  city: address.city,
  state: (address.stateCode ?? address.state)?.toUpperCase() ?? null,
  zipCode: address.zipCode,
  countryCode: address.countryCode,
});

/** An order's address as a label has it; a company goes beside the name. */
export const labelAddressOf = (address: ShippingAddress, email: string | null): LabelAddress => ({
  name: [address.name, address.company].filter(Boolean).join(', '),
  email,
  addressLine1: address.addressLine1,
  addressLine2: address.addressLine2,
  city: address.city,
  state: address.state,
  stateCode: address.state,
  zipCode: address.zipCode,
  phone: address.phone,
  country: countryName(address.countryCode),
  countryCode: address.countryCode,
});

/** "Denver, CO 80202, US". */
export const placeOf = ({
  city,
  state,
  zipCode,
  countryCode,
}: Pick<PostalAddress, 'city' | 'state' | 'zipCode' | 'countryCode'>): string =>
  [city, [state, zipCode].filter(Boolean).join(' '), countryCode].filter(Boolean).join(', ');
