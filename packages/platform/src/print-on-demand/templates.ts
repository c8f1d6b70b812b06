import { recordKinds } from '@brandwright/contract';
import type {
  MarginRange,
  ProductTemplate,
  ProductTemplateDetail,
} from '@brandwright/contract/print-on-demand/entities.ts';
import type { Blank, BlankVariant } from '@brandwright/providers';
import { and, desc, eq, ilike, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { nameLikeness } from '../kernel/records/name-likeness.ts';
import { marginLine, marginRangeOf, paymentFee, printCostMinor, type Piece } from './margin.ts';
import { missingBefore } from './rules.ts';
import { mockupTasks, productTemplates, type BlankSnapshot } from './tables.ts';
import { thumbnailOf } from './thumbnail.ts';
import { notFound, resolveRecord, type RecordKindDeclaration } from '../kernel/records/resolve-record.ts';
import { escapeLike } from '../kernel/records/like-all.ts';

export type TemplateRow = typeof productTemplates.$inferSelect;
type TemplateChange = Partial<typeof productTemplates.$inferInsert>;

export const templateNoun = /\b(templates?|print[- ]on[- ]demand)\b/i;

export const ofStore = (context: Context) => eq(productTemplates.storeId, context.storeId);

const templateKind: RecordKindDeclaration<TemplateRow> = {
  called: recordKinds.product_template,
  nameOf: ({ title }) => title,
  alsoCalled: ({ externalProductId }) => externalProductId,
  likeness: ({ title }, said) => nameLikeness(title, `${said} template`, templateNoun, 'head').score,
  least: 0.6,
  lookUp: 'Say "show my templates" to see them.',
  async byId(context, id) {
    const [row] = await context.db
      .select()
      .from(productTemplates)
      .where(and(ofStore(context), eq(productTemplates.id, id)));
    return row;
  },
  named: (context) =>
    context.db
      .select()
      .from(productTemplates)
      .where(and(ofStore(context), ne(productTemplates.state, 'ARCHIVED')))
      .orderBy(desc(productTemplates.createdAt))
      .limit(500),
};

/** A template by its id or by its title; refuses with the choices when several fit. */
export const findTemplate = (context: Context, said: string): Promise<TemplateRow> =>
  resolveRecord(context, templateKind, said);

/** The parts of a blank that a template keeps, with the rates of one piece. */
export async function snapshotOf(context: Context, blank: Blank): Promise<BlankSnapshot> {
  const [first] = blank.variants;
  const rates = first
    ? await context.providers.printOnDemand.shippingRates('US', blank.remoteId, [first.id])
    : [];
  return {
    variants: [...blank.variants],
    printAreas: [...blank.printAreas],
    includedPrints: blank.includedPrints,
    shipping: [...rates],
  };
}

/** Places that are printed: where layers are, or where the carrier's designer put something. */
export const placementsOf = ({
  layers,
  remotePlacements,
}: Pick<TemplateRow, 'layers' | 'remotePlacements'>): string[] => [
  ...new Set([...layers.map(({ placement }) => placement), ...remotePlacements]),
];

export const offeredVariants = ({
  blank,
  variantIds,
}: Pick<TemplateRow, 'blank' | 'variantIds'>): BlankVariant[] =>
  blank.variants.filter(({ id }) => variantIds.includes(id));

/** The pieces that can be sold, sent at a rate. */
export function piecesOf(row: TemplateRow, countryCode: string, rateMinor: number): Piece[] {
  const printMinor = printCostMinor(row.blank.printAreas, placementsOf(row), row.blank.includedPrints);
  const fee = paymentFee(countryCode);
  return offeredVariants(row)
    .filter(({ available }) => available)
    .map((variant) => ({ variant, printMinor, rateMinor, freeShipping: row.freeShipping, fee }));
}

/** The margin in the United States, from what the blank cost when it was last looked at. */
export function marginOf(row: TemplateRow): MarginRange | null {
  if (placementsOf(row).length === 0) return null;
  const pieces = piecesOf(row, 'US', row.blank.shipping[0]?.amountMinor ?? 0);
  return marginRangeOf(pieces.map((piece) => marginLine(piece, row.retailPriceMinor)));
}

const colorsOf = (variants: readonly BlankVariant[]) => [
  ...new Map(variants.map(({ color, hex }) => [color, { name: color, hex }])).values(),
];
const sizesOf = (variants: readonly BlankVariant[]) => [
  ...new Set(variants.flatMap(({ size }) => (size === null ? [] : [size]))),
];

/** A row as it travels in lists. */
export function shownTemplate(row: TemplateRow, result: ProductTemplate['mockupResult']): ProductTemplate {
  const offered = offeredVariants(row);
  const printed = placementsOf(row);
  return {
    templateId: row.id,
    title: row.title,
    state: row.state,
    productId: String(row.productId),
    productTitle: row.productTitle,
    externalProductId: row.externalProductId,
    thumbnailUrl: thumbnailOf(row),
    colors: colorsOf(offered),
    sizes: sizesOf(offered),
    printedOn: row.blank.printAreas
      .filter(({ placement }) => printed.includes(placement))
      .map(({ title }) => title),
    retailPriceMinor: row.retailPriceMinor,
    freeShipping: row.freeShipping,
    margin: marginOf(row),
    mockupResult: result,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    archivedAt: row.archivedAt?.toISOString() ?? null,
  };
}

/** A template with its design, as it travels. */
export async function describeTemplate(context: Context, row: TemplateRow): Promise<ProductTemplateDetail> {
  const offered = new Set(row.variantIds);
  return {
    ...shownTemplate(row, await taskResult(context, row.mockupTaskId)),
    layers: row.layers,
    printAreas: row.blank.printAreas,
    variants: row.blank.variants.map((variant) => ({ ...variant, isOffered: offered.has(variant.id) })),
    mockups: row.mockups,
    mockupTaskId: row.mockupTaskId,
    missing: missingOf(row),
  };
}

export const missingOf = (row: TemplateRow): string[] =>
  missingBefore({
    printed: placementsOf(row).length,
    retailPriceMinor: row.retailPriceMinor,
    availableVariants: offeredVariants(row).filter(({ available }) => available).length,
  });

async function taskResult(context: Context, taskId: string | null): Promise<ProductTemplate['mockupResult']> {
  if (taskId === null) return null;
  const [task] = await context.db
    .select({ result: mockupTasks.result })
    .from(mockupTasks)
    .where(and(eq(mockupTasks.storeId, context.storeId), eq(mockupTasks.id, taskId)));
  return task?.result ?? null;
}

/** Writes a change and answers the row as it is then. */
export async function changeTemplate(
  context: Context,
  id: string,
  change: TemplateChange,
): Promise<TemplateRow> {
  const [row] = await context.db
    .update(productTemplates)
    .set({ ...change, updatedAt: context.clock.now() })
    .where(and(ofStore(context), eq(productTemplates.id, id)))
    .returning();
  if (!row) throw notFound(templateKind, 'with that id');
  return row;
}

/** Words of a search, each of which must stand in the title of the template or of its blank. */
export function matching(search: string) {
  const words = search.split(/\s+/).filter(Boolean);
  return and(
    ...words.map((word) => {
      const pattern = `%${escapeLike(word)}%`;
      return or(ilike(productTemplates.title, pattern), ilike(productTemplates.productTitle, pattern));
    }),
  );
}

export const newestFirst = [desc(productTemplates.createdAt), desc(sql`${productTemplates.id}`)];
