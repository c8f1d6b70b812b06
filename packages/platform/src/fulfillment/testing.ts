import { updateSku } from '@brandwright/contract/catalog/update-sku.ts';
import { stocked } from '../catalog/testing.ts';
import type { TestStore } from '../kernel/testing.ts';

export const fromAddress = {
  name: 'Fern & Kiln Studio',
  addressLine1: '410 Kietzke Lane',
  city: 'Reno',
  stateCode: 'NV',
  zipCode: '89502',
};

/** A label to Denver for $12.71. */
export const wantedLabel = {
  fromAddress,
  toAddress: {
    name: 'Petra Novák',
    addressLine1: '1550 Blake Street',
    city: 'Denver',
    stateCode: 'CO',
    zipCode: '80202',
  },
  parcel: { weight: 2, length: 10, width: 8, height: 6 },
  service: 'ups_ground' as const,
};

/** 42 mugs in stock, MUG-01, of 500 g each. */
export async function weighed(store: TestStore) {
  const { sku } = await stocked(store);
  await store.run(updateSku, { sku: sku.code, weightGrams: 500 });
  return sku;
}
