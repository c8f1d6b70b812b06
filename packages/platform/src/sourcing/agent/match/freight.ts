/**
 * Freight assumptions, our own: nobody quoted them. Dollars in cents a chargeable kilogram by the slow way that is usual
 * from there (sea, or truck within North America), and days from the factory's door to a warehouse in the United States.
 */
const byCountry: Readonly<Record<string, { centsPerKg: number; days: number; way: string }>> = {
  US: { centsPerKg: 60, days: 6, way: 'truck' },
  CA: { centsPerKg: 95, days: 9, way: 'truck' },
  MX: { centsPerKg: 95, days: 10, way: 'truck' },
  CN: { centsPerKg: 175, days: 32, way: 'sea' },
  VN: { centsPerKg: 185, days: 35, way: 'sea' },
  IN: { centsPerKg: 195, days: 38, way: 'sea' },
  TR: { centsPerKg: 200, days: 30, way: 'sea' },
  MA: { centsPerKg: 205, days: 28, way: 'sea' },
  PE: { centsPerKg: 190, days: 24, way: 'sea' },
  AU: { centsPerKg: 230, days: 36, way: 'sea' },
};
const elsewhere = { centsPerKg: 205, days: 32, way: 'sea' };
const europe = { centsPerKg: 195, days: 26, way: 'sea' };
const european = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV NL NO PL PT RO SE SI SK'.split(' '),
);

export const freightFrom = (country: string) =>
  byCountry[country] ?? (european.has(country) ? europe : elsewhere);

/** Collection, customs entry and delivery of one shipment, in cents. */
export const shipmentCents = 25_000;
/** Kilograms that a cubic metre counts as, as consolidators reckon light goods. */
const kgPerCubicMetre = 333;
/** Cartons and filling on top of the goods. */
const packingShare = 1.15;
/** Where neither the brief nor an item says a weight. */
export const unknownWeightGrams = 400;

export interface PieceSize {
  weightGrams: number | null;
  lengthMillimetres: number | null;
  widthMillimetres: number | null;
  heightMillimetres: number | null;
}

/** Chargeable kilograms of one piece: its weight or its volume, whichever is more, with packing. */
export function chargeableKg(piece: PieceSize): number {
  const weight = (piece.weightGrams ?? unknownWeightGrams) / 1000;
  const { lengthMillimetres: long, widthMillimetres: wide, heightMillimetres: high } = piece;
  const cubicMetres = long && wide && high ? (long * wide * high) / 1e9 : 0;
  return Math.max(weight, cubicMetres * kgPerCubicMetre) * packingShare;
}

/** Estimated freight of one piece in cents, at least one. */
export function freightPerUnitCents(country: string, piece: PieceSize, quantity: number): number {
  const { centsPerKg } = freightFrom(country);
  return Math.max(1, Math.round(chargeableKg(piece) * centsPerKg + shipmentCents / quantity));
}
