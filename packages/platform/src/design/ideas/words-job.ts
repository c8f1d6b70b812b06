import { catalogMessages } from '@brandwright/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import type { StagedJobHandler } from '../../kernel/jobs/jobs.ts';
import { ideaReads, keepIdea } from './keep-idea.ts';
import { picturesJob } from './pictures-job.ts';
import { aiIdeas } from './tables.ts';
import { writeIdeas, type WrittenIdea } from './write-ideas.ts';

const name = 'design.ai_idea_words';
const payloadOf = z.object({ ideaIds: z.array(z.uuid()).min(1) });

export const askForWords = (context: Context, ideaIds: readonly string[]) =>
  context.jobs.enqueue(name, { ideaIds: [...ideaIds] });

/** Rows that still wait, in their order. */
async function waiting(context: Context, ideaIds: readonly string[]) {
  const rows = await context.db
    .select()
    .from(aiIdeas)
    .where(and(eq(aiIdeas.storeId, context.storeId), inArray(aiIdeas.id, [...ideaIds])))
    .orderBy(aiIdeas.number);
  return rows.filter((row) => row.result === 'PENDING' && row.products.length === 0);
}

/** Writes the words of ideas that were asked for together, then asks for the pictures of each. */
export const wordsJob: StagedJobHandler = {
  name,
  async begin(context, payload) {
    const { ideaIds } = payloadOf.parse(payload);
    const rows = await waiting(context, ideaIds);
    if (rows.length === 0) return undefined;
    const others = await context.db
      .select({ products: aiIdeas.products })
      .from(aiIdeas)
      .where(eq(aiIdeas.storeId, context.storeId));
    const avoid = others.flatMap(({ products }) => products.map(({ title }) => title)).slice(-200);
    const engine = context.providers.brandEngine;
    const today = context.clock.now().toISOString().slice(0, 10);
    return async (report, signal) => {
      await report.progress(10, 'Writing ideas');
      const outcome = await writeIdeas(engine, rows, avoid, today, signal).then(
        (written) => ({ written, failure: null }),
        (error: unknown) => ({
          written: [] as WrittenIdea[],
          failure:
            error instanceof Error && error.name === 'BrandEngineRefused'
              ? error.message
              : catalogMessages.generic,
        }),
      );
      return (writing) => write(writing, ideaIds, outcome.written, outcome.failure);
    };
  },
};

async function write(
  context: Context,
  ideaIds: readonly string[],
  written: readonly WrittenIdea[],
  failure: string | null,
): Promise<Record<string, unknown>> {
  for (const row of await waiting(context, ideaIds)) {
    const idea = written.find(({ id }) => id === row.id);
    if (!idea) {
      await keepIdea(context, row, { result: 'FAILURE', failure: failure ?? catalogMessages.generic });
      continue;
    }
    const { title, description, audience, look, products } = idea;
    await keepIdea(context, row, {
      title,
      description,
      audience,
      look,
      products,
      selectedProductIds: products.slice(0, 1).map(({ id }) => id),
    });
    await picturesJob.ask(context, row.id);
  }
  await context.events.publish({ type: 'invalidate', operations: ideaReads });
  // A failed idea is given back by itself (kernel/credits).
  const unmade = ideaIds.length - written.length;
  return { written: written.length, ...(unmade > 0 ? { result: 'FAILURE', unmade } : {}) };
}
