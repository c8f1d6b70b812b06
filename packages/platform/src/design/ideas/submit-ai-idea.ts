import { OperationError } from '@brandwright/contract';
import { submitAiIdea } from '@brandwright/contract/design/ideas/submit-ai-idea.ts';
import { priceWords } from '@brandwright/contract/design/ideas/say.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { noteOf } from '../../kernel/approvals/outgoing-letter.ts';
import { refuseBlanksOf } from '../../kernel/approvals/outgoing-text.ts';
import { findIdea } from './find-idea.ts';
import { keepIdea } from './keep-idea.ts';
import { assertOpen, assertTransition } from './rules.ts';
import { showIdea, type IdeaRow } from './show-idea.ts';
import { chosenOf, jobName } from './submit.ts';

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

export default implement(submitAiIdea, {
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
        toWhom: 'The product team, by email',
        cost: null,
        irreversible: 'This can’t be undone; the idea stays as it was sent.',
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
