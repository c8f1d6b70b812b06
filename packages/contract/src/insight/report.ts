import type { FeatureFlag } from '../kernel/operation.ts';
import type { ReportSlug } from './slugs.ts';

/** What a value of a column or a figure is. Money in minor units of USD; percent as `34.5` for 34.5 %. */
export type Unit = 'money' | 'count' | 'number' | 'percent' | 'days' | 'text' | 'day' | 'month';

export const units = [
  'money',
  'count',
  'number',
  'percent',
  'days',
  'text',
  'day',
  'month',
] as const satisfies readonly Unit[];

export interface ReportColumn {
  key: string;
  label: string;
  unit: Unit;
  /** The record that the row's value names, and the field of the row that holds its id. */
  record?: { kind: 'order' | 'customer' | 'sku'; id: string };
}

/** How the rows are drawn: `x` names their column, `y` what is drawn of each. A heatmap has a row for each of its lines. */
export interface ReportChart {
  kind: 'line' | 'bar' | 'heatmap';
  x: string;
  y: readonly string[];
}

export type ReportGroup = 'CUSTOMERS' | 'ORDERS' | 'PRODUCTS' | 'MARKETING' | 'FULFILLMENT';

export const groupLabels: Readonly<Record<ReportGroup, string>> = {
  CUSTOMERS: 'Customers',
  ORDERS: 'Orders',
  PRODUCTS: 'Products',
  MARKETING: 'Marketing',
  FULFILLMENT: 'Fulfillment',
};

/** The days that a report covers where none are said: so many up to today, or all there are. */
export type UsualPeriod = { days: number } | { months: number } | 'ALL';

/**
 * A report, declared once: its screen, card, file, public page, what the partner says of it and the first of its tests come from
 * this. `slug` is its address.
 */
export interface ReportDeclaration<Slug extends ReportSlug = ReportSlug> {
  slug: Slug;
  group: ReportGroup;
  title: string;
  /** The question that it answers, as a founder asks it. */
  question: string;
  /** How each of its figures is made, so that someone else could work it out. */
  definition: string;
  howToRead: string;
  /** What one may do with it: a sentence to the partner, and its button. */
  next: { say: string; label: string };
  columns: readonly [ReportColumn, ...ReportColumn[]];
  chart?: ReportChart;
  usual: UsualPeriod;
  /** Whether its rows are spans of time of a length that one may choose. */
  hasGrain?: true;
  /** What founders call it. */
  words: readonly [string, ...string[]];
  flag: FeatureFlag;
}

/** Declares a report. */
export const declareReport = <const Slug extends ReportSlug>(
  declaration: Omit<ReportDeclaration<Slug>, 'flag'> & { flag?: FeatureFlag },
): ReportDeclaration<Slug> => ({ flag: 'analytics', ...declaration });

/** Short ways to write columns. */
export const column = (
  key: string,
  label: string,
  unit: Unit,
  record?: ReportColumn['record'],
): ReportColumn => (record ? { key, label, unit, record } : { key, label, unit });
