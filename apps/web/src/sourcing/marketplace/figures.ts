import type {
  CatalogItemSummary,
  SupplierSummary,
} from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { formatMoney, formatNumber } from '#ui/format.ts';

const onRequest = 'On request';

export const moqText = (moq: number | null) => (moq === null ? onRequest : formatNumber(moq));
export const amountText = (amountMinor: number | null, currency: string) =>
  amountMinor === null ? onRequest : formatMoney(amountMinor, currency);

/** "$2.10 – $12.55 a unit". */
export function priceBand({
  priceLowMinor,
  priceHighMinor,
  currency,
}: Pick<SupplierSummary, 'priceLowMinor' | 'priceHighMinor' | 'currency'>): string {
  if (priceLowMinor === null || priceHighMinor === null) return onRequest;
  const low = formatMoney(priceLowMinor, currency);
  return priceLowMinor === priceHighMinor ? low : `${low} – ${formatMoney(priceHighMinor, currency)}`;
}

export function daysText(min: number, max: number): string {
  return min === max ? `${min} days` : `${min}–${max} days`;
}

/** "85 × 85 × 95 mm". */
export function sizeText(item: {
  lengthMillimetres: number | null;
  widthMillimetres: number | null;
  heightMillimetres: number | null;
}): string | null {
  const sides = [item.lengthMillimetres, item.widthMillimetres, item.heightMillimetres].filter(
    (side) => side !== null,
  );
  return sides.length === 0 ? null : `${sides.map(formatNumber).join(' × ')} mm`;
}

/** "$4.20 from 144". */
export function itemPrice(item: Pick<CatalogItemSummary, 'unitPriceMinor' | 'moq' | 'currency'>): string {
  if (item.unitPriceMinor === null) return onRequest;
  const price = formatMoney(item.unitPriceMinor, item.currency);
  return item.moq === null || item.moq === 1 ? price : `${price} from ${formatNumber(item.moq)}`;
}

export interface ColorOption {
  name: string;
  hex: string;
}

/** Colors of the option string `name|hex|variant;…`; entries without a proper color are left out. */
export function colorsOf(options: string): ColorOption[] {
  return options.split(';').flatMap((entry) => {
    const [name, hex] = entry.split('|');
    return name && hex && /^#[0-9a-f]{6}$/i.test(hex) ? [{ name, hex }] : [];
  });
}
