import { OperationError } from '@brandwright/contract';
import type { BrandFact } from '@brandwright/contract/copilot/vault/entities.ts';
import { forgetFact } from '@brandwright/contract/copilot/vault/forget-fact.ts';
import { listFacts } from '@brandwright/contract/copilot/vault/list-facts.ts';
import { rememberFact } from '@brandwright/contract/copilot/vault/remember-fact.ts';
import { toldWords } from '@brandwright/language/words/instruction.ts';
import { mostFacts } from '@brandwright/contract/copilot/vault/limits.ts';
import { plainQuote, quoteFact } from '@brandwright/contract/copilot/vault/words.ts';
import { and, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { aboutStems, enoughWords, stemsOf } from './full-text.ts';
import { likeness } from './likeness.ts';
import { cleanText } from './rules.ts';
import { brandFacts } from './tables.ts';

type FactRow = typeof brandFacts.$inferSelect;

const kept = (context: Context, ...more: (SQL | undefined)[]) =>
  and(eq(brandFacts.storeId, context.storeId), isNull(brandFacts.removedAt), ...more);
const ofId = (context: Context, id: string) =>
  and(eq(brandFacts.storeId, context.storeId), eq(brandFacts.id, id));

const toFact = (row: FactRow): BrandFact => ({
  id: row.id,
  text: row.text,
  saidBy: row.saidBy,
  createdAt: row.createdAt.toISOString(),
});

/** Facts about stems (all facts for none), best or newest first. */
export async function findFacts(
  context: Context,
  stems: readonly string[] | undefined,
  { page, size }: { page: number; size: number },
  share = enoughWords,
): Promise<{ facts: BrandFact[]; total: number }> {
  const about = stems ? aboutStems(sql`${brandFacts.search}`, stems, share) : undefined;
  const where = kept(context, about?.matches);
  const rows = await context.db
    .select()
    .from(brandFacts)
    .where(where)
    .orderBy(...(about ? [desc(about.covered)] : []), desc(brandFacts.createdAt), brandFacts.id)
    .limit(size)
    .offset(page * size);
  const [counted] = await context.db.select({ total: count() }).from(brandFacts).where(where);
  return { facts: rows.map(toFact), total: counted?.total ?? 0 };
}

export const rememberFactHere = implement(rememberFact, {
  async prepare(context, { fact }) {
    const text = textOf(fact);
    return {
      input: { fact: text },
      preview: {
        verb: 'Remember this',
        what: `I remember from now on: ${quoteFact({ text })}.`,
        toWhom: null,
        cost: null,
        irreversible: null,
        values: [],
        warnings: [],
      },
    };
  },
  async run(context, { fact }) {
    const text = textOf(fact);
    const [same] = await context.db
      .select()
      .from(brandFacts)
      .where(kept(context, sql`lower(${brandFacts.text}) = lower(${text})`));
    if (same) return { output: { ...toFact(same), wasThere: true }, subject: { kind: 'fact', id: same.id } };
    const [counted] = await context.db.select({ total: count() }).from(brandFacts).where(kept(context));
    if ((counted?.total ?? 0) >= mostFacts)
      throw new OperationError(
        'conflict',
        `I remember ${mostFacts} facts, which is as many as I keep. Forget one first.`,
      );
    const row = {
      storeId: context.storeId,
      id: randomUUID(),
      text,
      saidBy: context.actor.kind === 'user' ? context.actor.name : 'Brandwright',
      conversationId: context.conversationId ?? null,
      createdAt: context.clock.now(),
      removedAt: null,
    };
    await context.db.insert(brandFacts).values(row);
    return {
      output: { ...toFact({ ...row, search: null }), wasThere: false },
      undo: { id: row.id },
      subject: { kind: 'fact', id: row.id },
    };
  },
  async undo(context, saved) {
    const { id } = z.object({ id: z.uuid() }).parse(saved);
    await context.db.update(brandFacts).set({ removedAt: context.clock.now() }).where(ofId(context, id));
  },
});

function textOf(fact: string): string {
  const text = toldWords(cleanText(fact).replace(/\s+/g, ' '));
  if (text.length < 3) throw new OperationError('bad_input', 'What should I remember? Say it in a sentence.');
  return text;
}

export const listFactsHere = implement(listFacts, {
  async run(context, { about, page, size }) {
    const stems = about ? await stemsOf(context, about) : [];
    // "What do you remember about us?" is about everything.
    const found = await findFacts(context, stems.length > 0 ? stems : undefined, { page, size });
    return { output: { ...found, about: stems.length > 0 ? (about ?? null) : null, page, size } };
  },
});

export const forgetFactHere = implement(forgetFact, {
  async prepare(context, { fact }) {
    const row = await findFact(context, fact);
    return {
      input: { fact: row.id },
      preview: {
        verb: 'Forget this',
        what: `I forget: ${quoteFact(row)}. It can be put back with Undo.`,
        toWhom: null,
        cost: null,
        irreversible: null,
        values: [],
        warnings: [],
      },
    };
  },
  async run(context, { fact }) {
    const row = await findFact(context, fact);
    await context.db.update(brandFacts).set({ removedAt: context.clock.now() }).where(ofId(context, row.id));
    return { output: toFact(row), undo: { id: row.id }, subject: { kind: 'fact', id: row.id } };
  },
  async undo(context, saved) {
    const { id } = z.object({ id: z.uuid() }).parse(saved);
    await context.db.update(brandFacts).set({ removedAt: null }).where(ofId(context, id));
  },
});

/** The fact that is meant, by its id or by words of it. Refuses what names none or several. */
async function findFact(context: Context, words: string): Promise<FactRow> {
  const id = z.uuid().safeParse(words);
  const rows = await context.db
    .select()
    .from(brandFacts)
    .where(kept(context, id.success ? eq(brandFacts.id, id.data) : undefined))
    .orderBy(desc(brandFacts.createdAt));
  if (id.success) {
    if (rows[0]) return rows[0];
    throw new OperationError('not_found', 'I remember no such fact.');
  }
  const scored = rows
    .map((row) => ({ row, score: likeness(row.text, words) }))
    .filter(({ score }) => score >= 0.35)
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (!best)
    throw new OperationError(
      'not_found',
      `I remember nothing about “${plainQuote(words, 80)}”, so there is nothing to forget.`,
    );
  if (second && best.score - second.score < 0.1)
    throw new OperationError(
      'conflict',
      `Which of these? ${scored
        .slice(0, 4)
        .map(({ row }) => quoteFact(row))
        .join(' ')}`,
    );
  return best.row;
}

/** Facts that go along with a turn, those about its words first. */
const factsAlong = { about: 10, newest: 20 };

/** What whichever model answers is told of the facts: those about the words, then the newest. */
export async function factsToKnow(context: Context, words: string): Promise<BrandFact[]> {
  const stems = await stemsOf(context, words.slice(0, 1_000));
  const about =
    stems.length === 0
      ? []
      : (await findFacts(context, stems, { page: 0, size: factsAlong.about }, anyWord)).facts;
  const newest = (await findFacts(context, undefined, { page: 0, size: factsAlong.newest })).facts;
  const known = new Set(about.map(({ id }) => id));
  return [...about, ...newest.filter(({ id }) => !known.has(id))];
}

/** One shared word is enough to be told along with a turn. */
const anyWord = 0;
