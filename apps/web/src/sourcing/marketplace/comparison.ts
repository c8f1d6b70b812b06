import type { SupplierDetail } from '@brandwright/contract/sourcing/marketplace/entities.ts';

export interface ComparisonRow {
  label: 'MOQ' | 'Sample' | 'Unit prices' | 'First order' | 'Lead time' | 'Rating' | 'Orders' | 'Duty, about';
  /** What is compared; null cannot win. */
  value: (supplier: SupplierDetail) => number | null;
  better: 'less' | 'more';
}

export const comparisonRows: readonly ComparisonRow[] = [
  { label: 'MOQ', value: (supplier) => supplier.moq, better: 'less' },
  { label: 'Sample', value: (supplier) => supplier.samplePriceMinor, better: 'less' },
  { label: 'Unit prices', value: (supplier) => supplier.priceLowMinor, better: 'less' },
  { label: 'First order', value: (supplier) => supplier.minimumOrderMinor, better: 'less' },
  { label: 'Lead time', value: (supplier) => supplier.productionDaysMax, better: 'less' },
  { label: 'Rating', value: (supplier) => supplier.averageReview, better: 'more' },
  { label: 'Orders', value: (supplier) => supplier.completedOrders, better: 'more' },
  { label: 'Duty, about', value: (supplier) => supplier.indicativeDuty?.percent ?? null, better: 'less' },
];

/** Id of the supplier with the best figure; null when it is shared or there is nothing to compare. */
export function bestOf(row: ComparisonRow, suppliers: readonly SupplierDetail[]): string | null {
  const known = suppliers.flatMap((supplier) => {
    const value = row.value(supplier);
    return value === null ? [] : [{ id: supplier.supplierId, value }];
  });
  if (known.length < 2) return null;
  const sorted = known.toSorted((a, b) => (row.better === 'less' ? a.value - b.value : b.value - a.value));
  const [first, second] = sorted;
  return first && second && first.value !== second.value ? first.id : null;
}
