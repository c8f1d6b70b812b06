import type {
  CatalogItemDetail,
  CatalogItemSummary,
} from '@brandwright/contract/sourcing/marketplace/entities.ts';

/** The price of a unit in a quantity: that of the highest tier it reaches. Null where only a quote has a price. */
export function unitPriceAt(
  { priceTiers, unitPriceMinor }: Pick<CatalogItemDetail, 'priceTiers' | 'unitPriceMinor'>,
  quantity: number,
): number | null {
  const tier = priceTiers
    .filter(({ fromQuantity }) => fromQuantity <= quantity)
    .toSorted((one, other) => one.fromQuantity - other.fromQuantity)
    .at(-1);
  return tier?.unitPriceMinor ?? unitPriceMinor;
}

/** Whether a production order of it can be put in the cart without a quote. */
export const hasPrice = ({ isSampleKit, unitPriceMinor }: CatalogItemSummary): boolean =>
  !isSampleKit && unitPriceMinor !== null;
