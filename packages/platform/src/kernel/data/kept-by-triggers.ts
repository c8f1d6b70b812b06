/** Sums that triggers keep as differences: several rows for one day or month, as many as the database likes. */
export const sumsInManyRows: readonly string[] = [
  'order_tallies',
  'row_tallies',
  'insight_day_sums',
  'insight_product_sums',
  'insight_pair_sums',
  'insight_basket_sums',
  'insight_rhythm_sums',
  'insight_cohort_sums',
  'insight_cohort_goods',
  'insight_follow_sums',
  'insight_buyer_sums',
  'insight_shipped_sums',
  'insight_label_sums',
  'insight_spread_sums',
  'order_unit_sums',
];

/** Tables that triggers keep right whatever is written, and that nothing else may write. */
export const tablesKeptByTriggers: readonly string[] = [
  ...sumsInManyRows,
  'insight_order_facts',
  'insight_line_facts',
  'insight_baskets',
  'insight_customer_facts',
];
