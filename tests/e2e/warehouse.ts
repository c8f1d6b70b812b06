import type { Buyer } from './own-store.ts';

export interface PlacedOrder {
  id: string;
  orderNumber: number;
}

const shopper = {
  customerName: 'Maya Chen',
  email: 'maya@example.com',
  addressLine1: '18 Alder Street',
  city: 'Portland',
  state: 'OR',
  zipCode: '97205',
};
export const berlin = {
  addressLine1: 'Torstraße 12',
  city: 'Berlin',
  state: undefined,
  zipCode: '10119',
  countryCode: 'DE',
};

/** Mugs on the shelf that have a weight. */
export async function withMugs({ post, put }: Buyer): Promise<void> {
  const product = (await post('/web/jewelry', {
    title: 'Ceramic mug',
    code: 'MUG-01',
    priceMinor: 2800,
    onHand: 40,
  })) as { skus: { id: string }[] };
  await put(`/web/jewelry-sku/${product.skus[0]?.id}`, { weightGrams: 500 });
}

/** A card on file, and a label bought earlier: its address is where parcels leave from. */
export async function withOrigin({ post }: Buyer): Promise<void> {
  await post('/commons/stripe/attach-card', { token: 'pm_card_visa' });
  const city = { city: 'Reno', stateCode: 'NV', zipCode: '89502' };
  await post('/web/standalone-labels', {
    fromAddress: { name: 'Bea & Co', addressLine1: '410 Kietzke Lane', ...city },
    toAddress: { name: 'Petra Novak', addressLine1: '20 Kietzke Lane', ...city },
    parcel: { weight: 1, length: 10, width: 8, height: 6 },
  });
}

/** A paid order of mugs for Maya Chen; `more` overrides. */
export const orderMugs = async ({ post }: Buyer, quantity = 1, more: object = {}) =>
  (await post('/web/orders/manual-retail', {
    ...shopper,
    items: [{ title: 'Ceramic mug', sku: 'MUG-01', quantity, unitPriceMinor: 2800 }],
    paid: true,
    ...more,
  })) as PlacedOrder;

/** It left with a label from elsewhere. */
export const shipped = ({ post }: Buyer, { id }: PlacedOrder) =>
  post(`/web/orders/${id}/shipments`, { trackingNumber: '1Z999AA10123456784', carrier: 'UPS' });
