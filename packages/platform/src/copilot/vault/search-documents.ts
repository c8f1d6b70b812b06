import { OperationError } from '@brandwright/contract';
import type { BrandFact, FoundPassage } from '@brandwright/contract/copilot/vault/entities.ts';
import { searchDocuments } from '@brandwright/contract/copilot/vault/search-documents.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findFacts } from './facts.ts';
import { aboutStems, allStems, config, enoughWords, fewWords, stemsOf, writeOut } from './full-text.ts';
import { bestQuote } from './rules.ts';
import { vaultDocuments, vaultPassages } from './tables.ts';

/** Facts that stand beside passages. */
const factsBeside = 3;

async function stemsOfSearch(context: Context, words: string): Promise<string[]> {
  const telling = await stemsOf(context, words);
  return telling.length > 0 ? telling : allStems(context, words);
}

type Found = { passages: FoundPassage[]; total: number };

/** What the first way finds that finds anything. */
async function firstFound(ways: readonly (() => Promise<Found>)[]): Promise<Found> {
  for (const find of ways) {
    const found = await find();
    if (found.total > 0) return found;
  }
  return { passages: [], total: 0 };
}

async function findPassages(
  context: Context,
  stems: readonly string[],
  share: number,
  { documentId, page, size }: { documentId: string | undefined; page: number; size: number },
): Promise<Found> {
  const { query, covered, matches } = aboutStems(sql`${vaultPassages.search}`, stems, share);
  // Words that only the title has make no passage an answer.
  const inText = sql`(to_tsvector(${config}, ${vaultPassages.text}) @@ ${query} or to_tsvector(${config}, coalesce(${vaultPassages.section}, '')) @@ ${query})`;
  const where = and(
    eq(vaultPassages.storeId, context.storeId),
    matches,
    inText,
    documentId ? eq(vaultPassages.documentId, documentId) : undefined,
  );
  const current = and(
    eq(vaultDocuments.storeId, vaultPassages.storeId),
    eq(vaultDocuments.id, vaultPassages.documentId),
    eq(vaultDocuments.version, vaultPassages.version),
    eq(vaultDocuments.status, 'READY'),
    isNull(vaultDocuments.removedAt),
  );
  const [counted] = await context.db
    .select({ total: sql<number>`count(*)::int` })
    .from(vaultPassages)
    .innerJoin(vaultDocuments, current)
    .where(where);
  const rows = await context.db
    .select({
      passageId: vaultPassages.id,
      documentId: vaultDocuments.id,
      documentTitle: vaultDocuments.title,
      page: vaultPassages.page,
      section: vaultPassages.section,
      marked: sql<string>`ts_headline(${config}, ${vaultPassages.text}, ${query}, ${'HighlightAll=true, StartSel=\u0002, StopSel=\u0003'})`,
    })
    .from(vaultPassages)
    .innerJoin(vaultDocuments, current)
    .where(where)
    .orderBy(
      desc(covered),
      // What stands under a heading of these words is about them.
      desc(sql`to_tsvector(${config}, coalesce(${vaultPassages.section}, '')) @@ ${query}`),
      desc(sql`ts_rank(${vaultPassages.search}, ${query}, 1)`),
      vaultPassages.documentId,
      vaultPassages.position,
    )
    .limit(size)
    .offset(page * size);
  const passages = rows.map(({ marked, ...row }) => ({ ...row, ...bestQuote(marked) }));
  return { passages, total: counted?.total ?? 0 };
}

async function checkDocument(context: Context, id: string): Promise<void> {
  const [found] = await context.db
    .select({ id: vaultDocuments.id })
    .from(vaultDocuments)
    .where(
      and(
        eq(vaultDocuments.storeId, context.storeId),
        eq(vaultDocuments.id, id),
        isNull(vaultDocuments.removedAt),
      ),
    );
  if (!found) throw new OperationError('not_found', 'That document isn’t in the Brand Vault.');
}

export default implement(searchDocuments, {
  async run(context, { words, documentId, page, size }) {
    if (documentId) await checkDocument(context, documentId);
    const stems = await stemsOfSearch(context, words);
    if (stems.length === 0) return { output: { words, passages: [], facts: [], page, size, total: 0 } };
    const facts: BrandFact[] =
      page === 0 && !documentId
        ? (await findFacts(context, stems, { page: 0, size: factsBeside })).facts
        : [];
    const where = { documentId, page, size };
    const found = await firstFound([
      async () => findPassages(context, await stemsOfSearch(context, writeOut(words)), enoughWords, where),
      () => findPassages(context, stems, enoughWords, where),
      () => findPassages(context, stems, fewWords, where),
    ]);
    return { output: { words, ...found, facts, page, size } };
  },
});
