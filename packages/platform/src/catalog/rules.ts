import { measuredDays } from '@brandwright/contract/catalog/entities.ts';
import type { StockLevel } from '@brandwright/contract/catalog/enums.ts';

/** A SKU is low when it lasts less than this at the present pace. */
const lowStockDays = 14;

const dayMs = 86_400_000;

/** Units of one SKU. */
export interface Units {
  onHand: number;
  /** Units that open orders need. */
  committed: number;
  /** Units left to sell; below 0 is short. */
  available: number;
  /** Units sold in the measured days. */
  soldUnits: number;
}

export interface Outlook {
  level: StockLevel;
  daysLeft: number | null;
  runsOutOn: string | null;
}

/** How long the units that no open order needs will last, at the pace of the last 30 days. */
export function outlookOf(
  { available, soldUnits }: Pick<Units, 'available' | 'soldUnits'>,
  lowStockPoint: number | null,
  now: Date,
): Outlook {
  const days = soldUnits > 0 ? (Math.max(0, available) * measuredDays) / soldUnits : null;
  const daysLeft = days === null ? null : Math.floor(days);
  const isLow =
    (lowStockPoint !== null && available <= lowStockPoint) || (days !== null && days < lowStockDays);
  return {
    level: available < 0 ? 'SHORT' : available === 0 ? 'OUT' : isLow ? 'LOW' : 'ENOUGH',
    daysLeft,
    // So far ahead no pace holds, and no calendar reaches.
    runsOutOn:
      daysLeft === null
        ? null
        : new Date(now.getTime() + Math.min(daysLeft, 36_500) * dayMs).toISOString().slice(0, 10),
  };
}

const worst: readonly StockLevel[] = ['SHORT', 'OUT', 'LOW', 'ENOUGH', 'MADE_TO_ORDER'];

/** Of several SKUs the level that needs looking at first. */
export const worstLevel = (levels: readonly StockLevel[]): StockLevel =>
  worst.find((level) => levels.includes(level)) ?? 'OUT';

/** Units with a known landed cost, and what they cost together in minor units. */
export interface Landed {
  landedUnits: number;
  landedValueMinor: number;
}

/** Moving average of one unit, rounded for showing only; null where no cost is known. */
export const averageCost = ({ landedUnits, landedValueMinor }: Landed): number | null =>
  landedUnits > 0 ? Math.round(landedValueMinor / landedUnits) : null;

/**
 * The landed cost after units came (`quantity` positive, with or without a cost) or left. Value and count are kept, so
 * that averaging rounds nothing; units without a known cost leave first, the others at the average. Those that leave with a
 * cost are taken back at it.
 */
export function landedAfter(
  before: Landed,
  {
    quantity,
    unitCostMinor,
    onHandAfter,
  }: { quantity: number; unitCostMinor: number | null; onHandAfter: number },
): Landed {
  if (quantity > 0) {
    if (unitCostMinor === null) return before;
    return {
      landedUnits: before.landedUnits + quantity,
      landedValueMinor: before.landedValueMinor + quantity * unitCostMinor,
    };
  }
  if (unitCostMinor !== null)
    return {
      landedUnits: Math.max(0, before.landedUnits + quantity),
      landedValueMinor: Math.max(0, before.landedValueMinor + quantity * unitCostMinor),
    };
  const left = Math.max(0, Math.min(before.landedUnits, onHandAfter));
  if (left === before.landedUnits) return before;
  return {
    landedUnits: left,
    landedValueMinor: Math.round((before.landedValueMinor * left) / before.landedUnits),
  };
}

/** How many bundles so many units of each part make. */
export const bundlesOf = (parts: readonly { units: number; quantity: number }[]): number =>
  parts.length === 0 ? 0 : Math.min(...parts.map(({ units, quantity }) => Math.floor(units / quantity)));
