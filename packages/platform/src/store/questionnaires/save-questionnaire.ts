import { OperationError } from '@brandwright/contract';
import {
  mostQuestionnaires,
  saveQuestionnaire,
} from '@brandwright/contract/store/questionnaires/save-questionnaire.ts';
import { count, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { nameOfActor } from '../../kernel/request/name-of-actor.ts';
import { findQuestionnaire, toQuestionnaire, withId } from './find-questionnaire.ts';
import { simpleQuestionnaires } from './tables.ts';

const saved = z.object({ id: z.uuid() });

export default implement(saveQuestionnaire, {
  async run(context, { name, items }) {
    const [kept] = await context.db
      .select({ total: count() })
      .from(simpleQuestionnaires)
      .where(eq(simpleQuestionnaires.storeId, context.storeId));
    if ((kept?.total ?? 0) >= mostQuestionnaires)
      throw new OperationError(
        'conflict',
        `A store keeps up to ${mostQuestionnaires} questionnaires. Delete one first.`,
      );
    const [row] = await context.db
      .insert(simpleQuestionnaires)
      .values({
        storeId: context.storeId,
        id: randomUUID(),
        name: name ?? null,
        items,
        createdBy: nameOfActor(context),
        createdAt: context.clock.now(),
      })
      .returning();
    if (!row) throw new Error('The questionnaire was not written.');
    return {
      output: toQuestionnaire(row),
      undo: { id: row.id },
      subject: { kind: 'questionnaire', id: row.id },
    };
  },
  async undo(context, given) {
    const { id } = saved.parse(given);
    await findQuestionnaire(context, id);
    await context.db.delete(simpleQuestionnaires).where(withId(context, id));
  },
});
