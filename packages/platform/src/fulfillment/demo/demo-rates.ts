import type { LabelAddress } from '@brandwright/contract/fulfillment/entities.ts';
import type { ShippingService } from '@brandwright/contract/fulfillment/enums.ts';
import { rateParcel } from '@brandwright/providers';
import { postalOf } from '../addresses.ts';
import { boxFor } from '../labels/parcel-boxes.ts';
import { sizeOf } from '../labels/parcel-wanted.ts';

/** What a label of the demo cost, by the embedded carriers' table. */
export function rateDemoParcel(
  from: LabelAddress,
  to: LabelAddress,
  weight: number,
  service: ShippingService,
) {
  const { parcel } = boxFor(weight, {});
  const rate = rateParcel(postalOf(from), postalOf(to), sizeOf(parcel)).find(
    (one) => one.service === service,
  );
  if (!rate) throw new Error(`${service} doesn’t take the parcel to ${to.name}.`);
  return { parcel, rate };
}
