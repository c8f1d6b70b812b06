import { OperationError, recordKinds } from '@brandwright/contract';
import type {
  AskedSupplier,
  ProjectRequest,
  ProjectRequestRow,
  Quote,
} from '@brandwright/contract/sourcing/rfq/entities.ts';
import { missingDetails } from '@brandwright/contract/sourcing/rfq/steps.ts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { searchTokens } from '../marketplace/rules.ts';
import { marketplaceSuppliers } from '../marketplace/tables.ts';
import { matchingSuppliers } from './matching.ts';
import { dayOf, editable, quoteStatusOn, requestTransitions } from './rules.ts';
import { projectRequests, requestSuppliers, supplierQuotes } from './tables.ts';
import { escapeLike, holdsAll } from '../../kernel/records/like-all.ts';
import { resolveRecord, type RecordKindDeclaration } from '../../kernel/records/resolve-record.ts';

export type RequestRow = typeof projectRequests.$inferSelect;
export type QuoteRow = typeof supplierQuotes.$inferSelect;

/** A quote and its request. */
export const isOfRequest = and(
  eq(projectRequests.storeId, supplierQuotes.storeId),
  eq(projectRequests.id, supplierQuotes.requestId),
);

const spare = new Set(['request', 'requests', 'rfp', 'project', 'custom', 'quotes', 'quote', 'draft']);

/** Telling words of a title as it was said, without the plural's s. */
export const titleWords = (said: string): string[] =>
  searchTokens(said)
    .filter((word) => !spare.has(word))
    .map((word) =>
      word.length > 3 ? word.replace(/(?<=(?:x|z|s|ch|sh))es$/, '').replace(/(?<=[^s])s$/, '') : word,
    );

const endings = new Set(['CLOSED', 'CANCELED']);

const requestKindNamed: RecordKindDeclaration<RequestRow> = {
  called: recordKinds.project_request,
  nameOf: ({ title }) => title,
  prefers: ({ status }) => !endings.has(status),
  lookUp: 'Say "show my requests" to see them.',
  async byId(context, id) {
    const [row] = await context.db
      .select()
      .from(projectRequests)
      .where(and(eq(projectRequests.storeId, context.storeId), eq(projectRequests.id, id)));
    return row;
  },
  named: (context, said) =>
    context.db
      .select()
      .from(projectRequests)
      .where(
        and(
          eq(projectRequests.storeId, context.storeId),
          holdsAll(
            projectRequests.title,
            titleWords(said).map((word) => `%${escapeLike(word)}%`),
          ),
        ),
      )
      .orderBy(desc(projectRequests.createdAt))
      .limit(12),
};

/** The request of an id or of words of its title; a running one before an ended one. Refuses with the choices. */
export const findRequest = (context: Context, said: string): Promise<RequestRow> =>
  resolveRecord(context, requestKindNamed, said);

export async function quotesOf(context: Context, requestIds: readonly string[]): Promise<QuoteRow[]> {
  if (requestIds.length === 0) return [];
  return context.db
    .select()
    .from(supplierQuotes)
    .where(
      and(eq(supplierQuotes.storeId, context.storeId), inArray(supplierQuotes.requestId, [...requestIds])),
    )
    .orderBy(asc(supplierQuotes.createdAt), asc(supplierQuotes.supplierName));
}

export interface SupplierPlace {
  name: string;
  country: string;
  countryName: string;
  region: typeof marketplaceSuppliers.$inferSelect.region;
  dutyHtsCode: string | null;
}

/** Where suppliers are, by id. */
export async function placesOf(
  context: Context,
  ids: readonly string[],
): Promise<Map<string, SupplierPlace>> {
  if (ids.length === 0) return new Map();
  const rows = await context.db
    .select({
      id: marketplaceSuppliers.id,
      name: marketplaceSuppliers.name,
      country: marketplaceSuppliers.country,
      countryName: marketplaceSuppliers.countryName,
      region: marketplaceSuppliers.region,
      dutyHtsCode: marketplaceSuppliers.dutyHtsCode,
    })
    .from(marketplaceSuppliers)
    .where(inArray(marketplaceSuppliers.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}

export function toQuote(row: QuoteRow, place: SupplierPlace | undefined, today: string): Quote {
  return {
    quoteId: row.id,
    requestId: row.requestId,
    supplierId: row.supplierId,
    supplierName: row.supplierName,
    country: place?.country ?? 'US',
    countryName: place?.countryName ?? 'unknown',
    status: quoteStatusOn(row, today),
    currency: row.currency,
    priceTiers: row.priceTiers.toSorted((a, b) => a.fromQuantity - b.fromQuantity),
    moq: row.moq,
    toolingMinor: row.toolingMinor,
    samplePriceMinor: row.samplePriceMinor,
    leadTimeDays: row.leadTimeDays,
    incoterm: row.incoterm,
    validUntil: row.validUntil,
    note: row.note,
    isDemo: row.isDemo,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

export function toListRow(
  row: RequestRow,
  quotes: readonly QuoteRow[],
  askedCount: number,
  today: string,
): ProjectRequestRow {
  return {
    requestId: row.id,
    kind: row.kind,
    title: row.title,
    status: row.status,
    quantity: row.quantity,
    targetPriceMinor: row.targetPriceMinor,
    currency: row.currency,
    neededBy: row.neededBy,
    quoteCount: quotes.length,
    openQuoteCount: quotes.filter((quote) => quoteStatusOn(quote, today) === 'OPEN').length,
    askedCount,
    step: row.step,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
  };
}

/** How many suppliers each request went to. */
export async function askedCounts(
  context: Context,
  requestIds: readonly string[],
): Promise<Map<string, number>> {
  if (requestIds.length === 0) return new Map();
  const rows = await context.db
    .select({ requestId: requestSuppliers.requestId, count: sql<number>`count(*)::int` })
    .from(requestSuppliers)
    .where(
      and(
        eq(requestSuppliers.storeId, context.storeId),
        inArray(requestSuppliers.requestId, [...requestIds]),
      ),
    )
    .groupBy(requestSuppliers.requestId);
  return new Map(rows.map((row) => [row.requestId, row.count]));
}

async function askedSuppliers(context: Context, row: RequestRow): Promise<AskedSupplier[]> {
  const asked = await context.db
    .select()
    .from(requestSuppliers)
    .where(and(eq(requestSuppliers.storeId, context.storeId), eq(requestSuppliers.requestId, row.id)));
  const places = await placesOf(
    context,
    asked.map(({ supplierId }) => supplierId),
  );
  return asked
    .flatMap(({ supplierId, askedAt }) => {
      const place = places.get(supplierId);
      if (!place) return [];
      const { name: supplierName, country, countryName } = place;
      return [{ supplierId, supplierName, country, countryName, askedAt: askedAt.toISOString() }];
    })
    .sort((a, b) => a.supplierName.localeCompare(b.supplierName));
}

/** The request with all that its page shows. */
export async function toRequest(context: Context, row: RequestRow): Promise<ProjectRequest> {
  const today = dayOf(context.clock.now());
  const quotes = await quotesOf(context, [row.id]);
  const places = await placesOf(
    context,
    quotes.map(({ supplierId }) => supplierId),
  );
  const asked = await askedSuppliers(context, row);
  const suppliers =
    row.status === 'DRAFT' && row.title !== ''
      ? (await matchingSuppliers(context, row)).map((one) => ({ ...one, askedAt: null }))
      : asked;
  const missing = missingDetails(row);
  const next = requestTransitions[row.status];
  return {
    ...toListRow(row, quotes, asked.length, today),
    description: row.description,
    categoryId: row.categoryId,
    materials: row.materials,
    printing: row.printing,
    budgetMinor: row.budgetMinor,
    countries: row.countries,
    wantsSample: row.wantsSample,
    htsCode: row.htsCode,
    fileUrls: row.fileUrls,
    techPackId: row.techPackId,
    missing,
    hasUnsentChanges: row.hasUnsentChanges,
    suppliers,
    quotes: quotes.map((quote) => toQuote(quote, places.get(quote.supplierId), today)),
    purchaseItemId: quotes.find((quote) => quote.purchaseItemId !== null)?.purchaseItemId ?? null,
    allowed: {
      edit: editable.has(row.status),
      submit:
        missing.length === 0 &&
        (row.status === 'DRAFT' || (editable.has(row.status) && row.hasUnsentChanges)),
      close: next.includes('CLOSED'),
      cancel: next.includes('CANCELED'),
    },
  };
}

/** The row, locked for a change of its state. */
export async function lockRequest(context: Context, id: string): Promise<RequestRow> {
  const [row] = await context.db
    .select()
    .from(projectRequests)
    .where(and(eq(projectRequests.storeId, context.storeId), eq(projectRequests.id, id)))
    .for('update');
  if (!row) throw new OperationError('not_found', 'There is no custom project request with that id.');
  return row;
}

/** Writes columns of a request and answers the row as it is then. */
export async function changeRequest(
  context: Context,
  id: string,
  values: Partial<typeof projectRequests.$inferInsert>,
): Promise<RequestRow> {
  const [row] = await context.db
    .update(projectRequests)
    .set({ ...values, updatedAt: context.clock.now() })
    .where(and(eq(projectRequests.storeId, context.storeId), eq(projectRequests.id, id)))
    .returning();
  if (!row) throw new OperationError('not_found', 'There is no custom project request with that id.');
  return row;
}
