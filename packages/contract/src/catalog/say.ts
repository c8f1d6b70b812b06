import type { Product, SkuStock } from './entities.ts';
import { count, lastsWords, listWords, money, skuName, stockWords, inPlace } from './words.ts';

/** A product as a model sees it. */
export const shortProduct = ({ pictures, description, skus, options: _options, ...product }: Product) => ({
  ...product,
  description: description.slice(0, 600),
  pictures: pictures.length,
  skus: skus.slice(0, 15).map(({ optionValues: _values, productId: _product, ...sku }) => sku),
  ...(skus.length > 15 ? { note: `${skus.length - 15} more SKUs are not shown here.` } : {}),
});

/** Price, stock and how long it lasts, in two sentences. */
export function productWords(product: Product): string {
  const { title, skus, enabled } = product;
  const [only] = skus;
  const off = enabled ? '' : ' It is disabled, so it is not sold.';
  if (skus.length === 1 && only) return `${skuStockWords(only)}${off}`;
  const prices = skus.map(({ priceMinor }) => priceMinor);
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  const price =
    low === high
      ? money(low, product.currency)
      : `${money(low, product.currency)} to ${money(high, product.currency)}`;
  const variants = listWords(
    skus.map((sku) => `${sku.variant} (${sku.available.toLocaleString('en-US')} left)`),
    4,
  );
  return `${title}, ${price}, has ${count(skus.length, 'variant')}: ${variants}.${off}`;
}

export function skuStockWords(sku: SkuStock): string {
  const name = `${skuName(sku)} (${sku.code})`;
  if (sku.level === 'MADE_TO_ORDER') return `${name} is made to order, so there is no stock to count.`;
  const places = sku.places.filter(({ onHand }) => onHand > 0);
  const where =
    places.length > 1
      ? ` ${listWords(places.map(({ place, onHand }) => `${onHand.toLocaleString('en-US')} ${inPlace(place)}`))}.`
      : '';
  const parts =
    sku.isBundle && sku.parts.length > 0
      ? ` It is made of ${listWords(sku.parts.map(({ quantity, ...part }) => `${quantity} × ${skuName(part)}`))}.`
      : '';
  return `${name}: ${stockWords(sku)}.${where}${parts} ${lastsWords(sku)}`.trim();
}
