import type { Parcel } from '@brandwright/contract/fulfillment/entities.ts';

/** Boxes that are taken where nobody gave a size, by what goes into them in pounds. Inches. */
const boxes = [
  { upToPounds: 1, length: 9, width: 6, height: 2 },
  { upToPounds: 5, length: 10, width: 8, height: 6 },
  { upToPounds: 20, length: 14, width: 12, height: 10 },
  { upToPounds: 150, length: 20, width: 16, height: 14 },
] as const;

/** A parcel of a weight, in the sides that are given or in a usual box. */
export function boxFor(
  weight: number,
  sides: { length?: number | undefined; width?: number | undefined; height?: number | undefined },
): { parcel: Parcel; isAssumed: boolean } {
  const { length, width, height } = boxes.find(({ upToPounds }) => weight <= upToPounds) ?? boxes[3];
  const isGiven = sides.length !== undefined && sides.width !== undefined && sides.height !== undefined;
  return {
    parcel: {
      weight,
      mass_unit: 'lb',
      length: sides.length ?? length,
      width: sides.width ?? width,
      height: sides.height ?? height,
      distance_unit: 'in',
    },
    isAssumed: !isGiven,
  };
}
