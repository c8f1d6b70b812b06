import { screenAddress } from '#routes/patterns.ts';

export const inventoryAddress = '/inventory';

export const productAddress = (productId: string) => screenAddress('/inventory/{productId}', { productId });

/** The stock places, a tab of the products. */
export const stockPlacesAddress = `${inventoryAddress}?tab=places`;

export const stockPlaceAddress = (placeId: string) =>
  `${stockPlacesAddress}&place=${encodeURIComponent(placeId)}`;
