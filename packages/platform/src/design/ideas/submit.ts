import { OperationError } from '@brandwright/contract';
import { submitAiIdea } from '@brandwright/contract/design/ideas/submit-ai-idea.ts';
import { priceWords } from '@brandwright/contract/design/ideas/say.ts';
import { z } from 'zod';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { declareJob } from '../../kernel/jobs/jobs.ts';
import { noteOf } from '../../kernel/approvals/outgoing-letter.ts';
import { refuseBlanksOf } from '../../kernel/approvals/outgoing-text.ts';
import { findIdea } from './find-idea.ts';
import { keepIdea } from './keep-idea.ts';
import { assertOpen, assertTransition } from './rules.ts';
import { showIdea, type IdeaRow } from './show-idea.ts';
import { aiIdeas } from './tables.ts';

const jobName = 'design.ai_idea_notice';
const payloadOf = z.object({
  ideaId: z.uuid(),
  by: z.string(),
  email: z.string().nullable(),
  note: z.string(),
});

/** Refuses what cannot be sent: not done, not a draft, nothing chosen. */
function assertReady(row: IdeaRow): void {
  assertTransition(row, 'SUBMITTED');
  assertOpen(row);
  if (row.selectedProductIds.length === 0)
    throw new OperationError(
      'conflict',
      `Choose at least one product of AI idea ${row.number} first. It has ${row.products.map(({ title }) => title).join(', ')}.`,
    );
}

/** Refuses what of an idea the product team would read with something still to be filled in. */
function assertWhole(row: IdeaRow): void {
  const { title, brief, audience } = row;
  const products = chosenOf(row).map((one) => `${one.title}\n${one.description}`);
  refuseBlanksOf({ title, brief, audience, products: products.join('\n') });
}

const chosenOf = (row: IdeaRow) => row.products.filter(({ id }) => row.selectedProductIds.includes(id));

export const submitIdea = implement(submitAiIdea, {
  async prepare(context, input) {
    const row = await findIdea(context, input.aiIdea);
    const note = input.note && noteOf(context, input.note);
    assertReady(row);
    assertWhole(row);
    return {
      input: { ...input, aiIdea: row.id, ...(note ? { note } : {}) },
      preview: {
        verb: `Submit AI idea ${row.number}`,
        what: `AI idea ${row.number}, ${row.title}, goes to the product team with ${chosenOf(row).length === 1 ? 'one chosen product' : `${chosenOf(row).length} chosen products`}.`,
        toWhom: 'The product team of this installation, by email',
        cost: null,
        irreversible: 'It cannot be taken back; the idea stays as it was sent.',
        values: [
          ...chosenOf(row).map(({ title, priceMinor }) => ({ label: title, value: priceWords(priceMinor) })),
          ...(note ? [{ label: 'Note', value: note }] : []),
          { label: 'Brief', value: row.brief },
          { label: 'For', value: row.audience },
        ],
        warnings: [],
      },
    };
  },
  async run(context, { aiIdea, note }) {
    const row = await findIdea(context, aiIdea, true);
    assertReady(row);
    assertWhole(row);
    const after = await keepIdea(context, row, { state: 'SUBMITTED', submittedAt: context.clock.now() });
    const { actor } = context;
    await context.jobs.enqueue(jobName, {
      ideaId: row.id,
      by: actor.kind === 'user' ? actor.name : 'Brandwright',
      email: actor.kind === 'user' ? actor.email : null,
      note: note ?? '',
    });
    return { output: showIdea(after), subject: { kind: 'ai_idea', id: row.id } };
  },
});

/** The mail to the product team: exactly one for each idea, when the submission is committed. */
export const noticeJob = declareJob({
  name: jobName,
  async run(context: Context, payload) {
    const { ideaId, by, email, note } = payloadOf.parse(payload);
    const [row] = await context.db
      .select()
      .from(aiIdeas)
      .where(and(eq(aiIdeas.storeId, context.storeId), eq(aiIdeas.id, ideaId)));
    if (!row || row.state !== 'SUBMITTED') return { sent: false };
    const { id } = await context.providers.operator.notify({
      subject: `AI idea submitted: ${row.title}`,
      text: [
        `${by}${email ? ` (${email})` : ''} submits an AI idea.`,
        '',
        `Brief: ${row.brief}`,
        `For: ${row.audience}`,
        ...chosenOf(row).map(
          ({ title, priceMinor, description }) => `\n${title}, ${priceWords(priceMinor)}\n${description}`,
        ),
        ...(note ? ['', `Note: ${note}`] : []),
        '',
        `Store: ${context.storeId}`,
      ].join('\n'),
      idempotencyKey: `ai-idea/${context.storeId}/${ideaId}`,
    });
    return { sent: true, mailId: id };
  },
});
