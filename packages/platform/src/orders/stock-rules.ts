/** A product is low when it lasts less than this at the present pace. */
export const lowStockDays = 14;

export interface StockOutlook {
  /** SHORT: open orders need more than there is. LOW: gone within two weeks. */
  level: 'SHORT' | 'LOW' | 'ENOUGH';
  /** Days until nothing is left, at the present pace; null when nothing sells. */
  daysLeft: number | null;
}

/** How long the units that no open order needs will last, at so many units a day. */
export function stockOutlook({ available }: { available: number }, unitsPerDay: number): StockOutlook {
  const daysLeft = unitsPerDay > 0 ? Math.max(0, available) / unitsPerDay : null;
  if (available < 0) return { level: 'SHORT', daysLeft };
  return { level: daysLeft !== null && daysLeft < lowStockDays ? 'LOW' : 'ENOUGH', daysLeft };
}
