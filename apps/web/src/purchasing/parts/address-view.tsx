import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import type { ShipTo } from '@brandwright/contract/purchasing/fields.ts';
import { addressLines } from '#orders/order-view.ts';
import { formatCountry } from '#ui/format.ts';

/** An address as it stands on a parcel. */
export function AddressView({ address }: { address: ShippingAddress | ShipTo }) {
  return (
    <address className="text-sm not-italic">
      {addressLines(address, formatCountry).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
