import type { PriceTier } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { declareJob } from '../../kernel/jobs/jobs.ts';
import { searchTokens } from '../marketplace/rules.ts';
import { marketplaceItems, marketplaceSuppliers } from '../marketplace/tables.ts';
import { changeRequest, type RequestRow } from './request-rows.ts';
import { addDays, dayOf } from './rules.ts';
import { projectRequests, requestSuppliers, scriptedQuoters, supplierQuotes } from './tables.ts';

export const quoteJob = 'quote_by_script';

/** Per unit from its smallest order up: a tenth less at four times the quantity. */
const tiersFrom = (moq: number, unitPriceMinor: number): PriceTier[] => [
  { fromQuantity: moq, unitPriceMinor },
  { fromQuantity: moq * 4, unitPriceMinor: Math.round(unitPriceMinor * 0.9) },
];

/**
 * Quotes of scripted suppliers on a request that went to them, once each, from the figures of their own marketplace rows.
 * Where no supplier is scripted it does nothing.
 */
export const quoteByScript = declareJob({
  name: quoteJob,
  async run(context, payload) {
    const { requestId } = z.object({ requestId: z.uuid() }).parse(payload);
    const [request] = await context.db
      .select()
      .from(projectRequests)
      .where(and(eq(projectRequests.storeId, context.storeId), eq(projectRequests.id, requestId)))
      .for('update');
    if (!request) return { quotes: 0 };
    if (request.status !== 'SUBMITTED' && request.status !== 'QUOTED') return { quotes: 0 };
    const asked = await context.db
      .select({ supplierId: requestSuppliers.supplierId })
      .from(requestSuppliers)
      .where(and(eq(requestSuppliers.storeId, context.storeId), eq(requestSuppliers.requestId, requestId)));
    if (asked.length === 0) return { quotes: 0 };
    const quoters = await context.db
      .select({ script: scriptedQuoters, supplier: marketplaceSuppliers })
      .from(scriptedQuoters)
      .innerJoin(marketplaceSuppliers, eq(marketplaceSuppliers.id, scriptedQuoters.supplierId))
      .where(
        inArray(
          scriptedQuoters.supplierId,
          asked.map(({ supplierId }) => supplierId),
        ),
      )
      .orderBy(desc(marketplaceSuppliers.rank));
    let made = 0;
    for (const { script, supplier } of quoters) {
      const base = await basePrice(context, request, supplier);
      if (base === null) continue;
      const today = dayOf(context.clock.now());
      const added = await context.db
        .insert(supplierQuotes)
        .values({
          storeId: context.storeId,
          id: randomUUID(),
          requestId,
          supplierId: supplier.id,
          supplierName: supplier.name,
          status: 'OPEN',
          currency: supplier.currency,
          priceTiers: base.tiers.map((tier) => ({
            ...tier,
            unitPriceMinor: Math.max(1, Math.round((tier.unitPriceMinor * script.pricePercent) / 100)),
          })),
          moq: base.moq,
          toolingMinor: request.kind === 'RFP_SERVICES' ? 0 : script.toolingMinor,
          samplePriceMinor: supplier.samplePriceMinor,
          leadTimeDays: supplier.productionDaysMax + script.extraDays,
          incoterm: script.incoterm,
          validUntil: addDays(today, script.validDays),
          note: script.note,
          isDemo: true,
          createdAt: context.clock.now(),
        })
        .onConflictDoNothing()
        .returning({ id: supplierQuotes.id });
      made += added.length;
    }
    if (made > 0) {
      if (request.status === 'SUBMITTED') await changeRequest(context, requestId, { status: 'QUOTED' });
      await context.events.publish({
        type: 'invalidate',
        operations: ['get_project_request', 'list_project_requests', 'compare_quotes', 'list_feed'],
      });
    }
    return { quotes: made };
  },
});

/** The prices of what the supplier makes that is likest to the title; null when it states no price. */
async function basePrice(
  context: Context,
  request: RequestRow,
  supplier: typeof marketplaceSuppliers.$inferSelect,
): Promise<{ tiers: PriceTier[]; moq: number } | null> {
  const items = await context.db
    .select()
    .from(marketplaceItems)
    .where(and(eq(marketplaceItems.supplierId, supplier.id), eq(marketplaceItems.isSampleKit, false)))
    .orderBy(desc(marketplaceItems.rank), marketplaceItems.id);
  const wanted = searchTokens(request.title).map((word) => word.slice(0, 4));
  const likeness = (item: (typeof items)[number]) =>
    wanted.filter((word) => item.title.toLowerCase().includes(word)).length +
    (item.categoryId === request.categoryId ? 0.5 : 0);
  const priced = items.filter((item) => item.unitPriceMinor !== null);
  const best = priced.toSorted((a, b) => likeness(b) - likeness(a))[0];
  const unitPriceMinor = best?.unitPriceMinor ?? supplier.priceLowMinor;
  if (unitPriceMinor === null || unitPriceMinor === undefined) return null;
  const moq = Math.max(1, best?.moq ?? supplier.moq ?? 1);
  const tiers = best && best.priceTiers.length > 0 ? best.priceTiers : tiersFrom(moq, unitPriceMinor);
  return { tiers, moq };
}
