import { OperationError } from '@brandwright/contract';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { lockIdea } from './find-idea.ts';
import { keepIdea, stateOf } from './keep-idea.ts';
import type { IdeaRow } from './show-idea.ts';

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
      `AI idea ${row.number} has been submitted and stays as it was sent.`,
    );
  await keepIdea(context, row, before);
}
