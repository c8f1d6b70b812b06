import { z } from 'zod';
import type { FeatureFlag } from '../kernel/operation.ts';
import type { ReportSlug } from './slugs.ts';

/** The unit of a column or figure. Money is in minor units of USD; percent is `34.5` for 34.5%. */
export const unit = z.enum(['money', 'count', 'number', 'percent', 'days', 'text', 'day', 'month']);
export type Unit = z.output<typeof unit>;

export interface ReportColumn {
  key: string;
  label: string;
  unit: Unit;
  /** The kind of record the value names, and the row field that holds its id. */
  record?: { kind: 'order' | 'customer' | 'sku'; id: string };
}

/** How the rows are charted: `x` is the column that labels them, `y` the columns to plot. In a heatmap each row is one line. */
export interface ReportChart {
  kind: 'line' | 'bar' | 'heatmap';
  x: string;
  y: readonly string[];
}

export const reportGroup = z.enum(['CUSTOMERS', 'ORDERS', 'PRODUCTS', 'MARKETING', 'FULFILLMENT']);
export type ReportGroup = z.output<typeof reportGroup>;

export const groupLabels: Readonly<Record<ReportGroup, string>> = {
  CUSTOMERS: 'Customers',
  ORDERS: 'Orders',
  PRODUCTS: 'Products',
  MARKETING: 'Marketing',
  FULFILLMENT: 'Fulfillment',
};

/** A report's default period: a number of days or months through today, or all time. */
export type UsualPeriod = { days: number } | { months: number } | 'ALL';

/**
 * A report, declared once: its screen, card, export, public page, the partner's answer and its basic tests all come from this.
 * `slug` is its path.
 */
export interface ReportDeclaration<Slug extends ReportSlug = ReportSlug> {
  slug: Slug;
  group: ReportGroup;
  title: string;
  /** The question it answers, as a founder would ask it. */
  question: string;
  /** How each figure is calculated, precisely enough to reproduce it. */
  definition: string;
  howToRead: string;
  /** A next step: what to say to the partner, and the button's label. */
  next: { say: string; label: string };
  columns: readonly [ReportColumn, ...ReportColumn[]];
  chart?: ReportChart;
  usual: UsualPeriod;
  /** Whether its rows are time intervals whose length can be chosen. */
  hasGrain?: true;
  /** What founders call it. */
  words: readonly [string, ...string[]];
  flag: FeatureFlag;
}

/** Declares a report. */
export const declareReport = <const Slug extends ReportSlug>(
  declaration: Omit<ReportDeclaration<Slug>, 'flag'> & { flag?: FeatureFlag },
): ReportDeclaration<Slug> => ({ flag: 'analytics', ...declaration });

/** Shorthand for a column. */
export const column = (
  key: string,
  label: string,
  unit: Unit,
  record?: ReportColumn['record'],
): ReportColumn => (record ? { key, label, unit, record } : { key, label, unit });
