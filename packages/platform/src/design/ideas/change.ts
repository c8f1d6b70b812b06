import { OperationError } from '@brandwright/contract';
import { chooseAiProducts } from '@brandwright/contract/design/ideas/choose-ai-products.ts';
import { updateAiIdea } from '@brandwright/contract/design/ideas/update-ai-idea.ts';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findIdea, lockIdea, productIn } from './find-idea.ts';
import { keepIdea, stateOf, type IdeaChange } from './keep-idea.ts';
import { assertOpen, assertTransition, chooseProducts } from './rules.ts';
import { showIdea, type IdeaRow } from './show-idea.ts';

const undoShape = z.object({
  id: z.uuid(),
  before: z.custom<ReturnType<typeof stateOf>>((value) => typeof value === 'object'),
});

export const undoOf = (row: IdeaRow) => ({ id: row.id, before: stateOf(row) });

/** Puts an idea back to how it stood; what was submitted meanwhile stays. */
export async function putBack(context: Context, undo: unknown): Promise<void> {
  const { id, before } = undoShape.parse(undo);
  const row = await lockIdea(context, id);
  if (row.state === 'SUBMITTED' && before.state !== 'SUBMITTED')
    throw new OperationError(
      'conflict',
      `AI idea ${row.number} was submitted meanwhile and stays as it was sent.`,
    );
  await keepIdea(context, row, before);
}

export const updateIdea = implement(updateAiIdea, {
  async run(context, { aiIdea, title, description, audience, visibility, archive }) {
    const row = await findIdea(context, aiIdea, true);
    const change: IdeaChange = {
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
      ...(audience === undefined ? {} : { audience }),
    };
    if (Object.keys(change).length === 0 && !visibility && !archive)
      throw new OperationError(
        'bad_input',
        'Say what should change: title, description, audience, whether it is public, or whether it is archived.',
      );
    if (Object.keys(change).length > 0) assertOpen(row);
    if (archive) {
      const state = archive === 'ARCHIVE' ? 'ARCHIVED' : 'DRAFT';
      assertTransition(row, state);
      change.state = state;
    }
    if (visibility) {
      if (visibility === 'PUBLIC' && row.result !== 'SUCCESS')
        throw new OperationError(
          'conflict',
          `AI idea ${row.number} is not done yet. Make it public when it is.`,
        );
      if (visibility === 'PUBLIC' && (change.state ?? row.state) === 'ARCHIVED')
        throw new OperationError('bad_transition', `AI idea ${row.number} is archived. Restore it first.`);
      change.isPublic = visibility === 'PUBLIC';
    }
    if (change.state === 'ARCHIVED') change.isPublic = false;
    const after = await keepIdea(context, row, change);
    return { output: showIdea(after), undo: undoOf(row), subject: { kind: 'ai_idea', id: row.id } };
  },
  undo: putBack,
});

export const chooseIdeaProducts = implement(chooseAiProducts, {
  async run(context, { aiIdea, selectedProductIds, how }) {
    const row = await findIdea(context, aiIdea, true);
    assertOpen(row);
    const named = selectedProductIds.map((said) => productIn(row, said).id);
    const after = await keepIdea(context, row, {
      selectedProductIds: chooseProducts(row.products, row.selectedProductIds, named, how),
    });
    return { output: showIdea(after), undo: undoOf(row), subject: { kind: 'ai_idea', id: row.id } };
  },
  undo: putBack,
});
