import { getProductTemplate as getDeclaration } from '@brandwright/contract/print-on-demand/get-product-template.ts';
import { getTemplatePrices as pricesDeclaration } from '@brandwright/contract/print-on-demand/get-template-prices.ts';
import { listProductTemplates as listDeclaration } from '@brandwright/contract/print-on-demand/list-product-templates.ts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { breakEvenMinor, marginLine, marginRangeOf, paymentFee, suggestedPriceMinor } from './margin.ts';
import { mockupTasks, productTemplates } from './tables.ts';
import {
  changeTemplate,
  describeTemplate,
  findTemplate,
  marginOf,
  matching,
  newestFirst,
  ofStore,
  offeredVariants,
  piecesOf,
  placementsOf,
  shownTemplate,
  snapshotOf,
  type TemplateRow,
} from './templates.ts';

export const listProductTemplates = implement(listDeclaration, {
  async run(context, { state, atLoss, search, page, size }) {
    const rows = await context.db
      .select()
      .from(productTemplates)
      .where(
        and(
          ofStore(context),
          state === undefined ? ne(productTemplates.state, 'ARCHIVED') : eq(productTemplates.state, state),
          search === undefined ? undefined : matching(search),
        ),
      )
      .orderBy(...newestFirst);
    const fitting = atLoss ? rows.filter((row) => marginOf(row)?.isLoss) : rows;
    const shown = fitting.slice(page * size, (page + 1) * size);
    const results = await resultsOf(context, shown);
    return {
      output: {
        rows: shown.map((row) => shownTemplate(row, results.get(row.mockupTaskId ?? '') ?? null)),
        page,
        size,
        total: fitting.length,
      },
    };
  },
});

async function resultsOf(context: Context, rows: readonly TemplateRow[]) {
  const ids = rows.flatMap(({ mockupTaskId }) => (mockupTaskId === null ? [] : [mockupTaskId]));
  if (ids.length === 0) return new Map<string, 'PENDING' | 'SUCCESS' | 'FAILURE'>();
  const tasks = await context.db
    .select({ id: mockupTasks.id, result: mockupTasks.result })
    .from(mockupTasks)
    .where(and(eq(mockupTasks.storeId, context.storeId), inArray(mockupTasks.id, ids)));
  return new Map(tasks.map(({ id, result }) => [id, result]));
}

export const getProductTemplate = implement(getDeclaration, {
  run: async (context, { templateId }) => ({
    output: await describeTemplate(context, await findTemplate(context, templateId)),
  }),
});

export const getTemplatePrices = implement(pricesDeclaration, {
  async run(context, { templateId, retailPriceMinor: tried, countryCode = 'US' }) {
    const row = await refreshed(context, await findTemplate(context, templateId));
    const fee = paymentFee(countryCode);
    const [variant] = offeredVariants(row);
    const rates = variant
      ? await context.providers.printOnDemand.shippingRates(countryCode, row.productId, [variant.id])
      : [];
    const [rate] = rates;
    const pieces = piecesOf(row, countryCode, rate?.amountMinor ?? 0);
    const price = tried ?? row.retailPriceMinor;
    const lines = pieces.map((piece) => marginLine(piece, price));
    const printed = placementsOf(row);
    const isPriced = printed.length > 0 && pieces.length > 0;
    return {
      output: {
        templateId: row.id,
        title: row.title,
        countryCode,
        currency: 'USD',
        retailPriceMinor: price,
        isTrial: tried !== undefined && tried !== row.retailPriceMinor,
        freeShipping: row.freeShipping,
        shipping: rate
          ? { name: rate.name, amountMinor: rate.amountMinor, minDays: rate.minDays, maxDays: rate.maxDays }
          : null,
        prints: row.blank.printAreas
          .filter(({ placement }) => printed.includes(placement))
          .map(({ placement, title, printMinor }) => ({ placement, title, printMinor })),
        feePercent: fee.percent,
        feeFixedMinor: fee.fixedMinor,
        feeSource: fee.source,
        rows: lines,
        margin: isPriced ? marginRangeOf(lines) : null,
        breakEvenMinor: isPriced ? breakEvenMinor(pieces) : null,
        suggestedRetailPriceMinor: isPriced ? suggestedPriceMinor(pieces) : null,
      },
    };
  },
});

/**
 * The template with what its blank costs now. Within a read nothing is written: what is kept is looked at anew when the
 * template changes.
 */
async function refreshed(context: Context, row: TemplateRow): Promise<TemplateRow> {
  const blank = await context.providers.printOnDemand.product(row.productId);
  return blank === null ? row : { ...row, blank: await snapshotOf(context, blank) };
}

/** Keeps what the blank costs now, as a part of a change. A blank that is gone stays as it was. */
export async function refreshTemplate(context: Context, row: TemplateRow): Promise<TemplateRow> {
  const { blank } = await refreshed(context, row);
  return changeTemplate(context, row.id, { blank });
}
