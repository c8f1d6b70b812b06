import { createProjectRequest } from '@brandwright/contract/sourcing/rfq/create-project-request.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { TestStore } from '../../kernel/testing.ts';
import { marketplaceSuppliers } from '../marketplace/tables.ts';
import { projectRequests, requestSuppliers, supplierQuotes } from './tables.ts';

type QuoteInsert = typeof supplierQuotes.$inferInsert;

/** A request as if it had been sent, and quoted on by these suppliers of the demo marketplace. */
export async function quotedRequest(
  store: TestStore,
  quotes: (Partial<QuoteInsert> & { supplierName: string })[],
  said: { title?: string; quantity?: number; neededBy?: string } = {},
) {
  const made = await store.run(createProjectRequest, {
    title: 'linen tote bags',
    quantity: 1000,
    neededBy: '2027-03-01',
    ...said,
  });
  const ids = await store.context(async ({ db, storeId, clock }) => {
    const found: string[] = [];
    for (const quote of quotes) {
      const [supplier] = await db
        .select({ id: marketplaceSuppliers.id })
        .from(marketplaceSuppliers)
        .where(eq(marketplaceSuppliers.name, quote.supplierName));
      if (!supplier) throw new Error(`No supplier ${quote.supplierName}.`);
      const id = randomUUID();
      found.push(id);
      await db.insert(requestSuppliers).values({
        storeId,
        id: randomUUID(),
        requestId: made.requestId,
        supplierId: supplier.id,
        askedAt: clock.now(),
      });
      await db.insert(supplierQuotes).values({
        storeId,
        id,
        requestId: made.requestId,
        supplierId: supplier.id,
        status: 'OPEN',
        currency: 'USD',
        priceTiers: [
          { fromQuantity: 100, unitPriceMinor: 600 },
          { fromQuantity: 1000, unitPriceMinor: 500 },
        ],
        moq: 100,
        toolingMinor: 10_000,
        samplePriceMinor: 1500,
        leadTimeDays: 30,
        incoterm: 'FOB',
        validUntil: '2026-12-20',
        note: null,
        createdAt: clock.now(),
        ...quote,
      });
    }
    await db
      .update(projectRequests)
      .set({ status: 'QUOTED', submittedAt: clock.now() })
      .where(and(eq(projectRequests.storeId, storeId), eq(projectRequests.id, made.requestId)));
    return found;
  });
  return { requestId: made.requestId, quoteIds: ids };
}
