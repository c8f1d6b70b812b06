import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';

const fields = [
  'name',
  'company',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zipCode',
  'countryCode',
  'phone',
] as const;

/** An address as it is edited: '' for nothing. */
export type AddressForm = Record<(typeof fields)[number], string>;

export function addressValues(address: ShippingAddress): AddressForm {
  const values = {
    name: '',
    company: '',
    addressLine1: '',
    addressLine2: '',
    city: '',
    state: '',
    zipCode: '',
    countryCode: '',
    phone: '',
  };
  for (const name of fields) values[name] = address[name] ?? '';
  return values;
}

/** The parts that were changed; null when nothing was. */
export function addressChange(before: AddressForm, after: AddressForm): Partial<AddressForm> | null {
  const change: Partial<AddressForm> = {};
  for (const name of fields) if (after[name].trim() !== before[name]) change[name] = after[name].trim();
  return Object.keys(change).length > 0 ? change : null;
}

export function addressFaults(values: AddressForm): Partial<AddressForm> {
  const faults: Partial<AddressForm> = {};
  if (!values.name.trim()) faults.name = 'Enter a recipient.';
  if (!values.addressLine1.trim()) faults.addressLine1 = 'Enter a street.';
  if (!values.city.trim()) faults.city = 'Enter a city.';
  return faults;
}
