import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';

/** An address on one line, as an approval says it. */
export const addressLine = ({
  name,
  addressLine1,
  addressLine2,
  city,
  state,
  zipCode,
  countryCode,
}: ShippingAddress): string =>
  [name, addressLine1, addressLine2, city, [state, zipCode].filter(Boolean).join(' '), countryCode]
    .filter(Boolean)
    .join(', ');
