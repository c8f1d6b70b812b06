import { OperationError } from '@brandwright/contract';
import type { Questionnaire } from '@brandwright/contract/store/questionnaires/entities.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { simpleQuestionnaires } from './tables.ts';

export type QuestionnaireRow = typeof simpleQuestionnaires.$inferSelect;

export const withId = (context: Context, id: string) =>
  and(eq(simpleQuestionnaires.storeId, context.storeId), eq(simpleQuestionnaires.id, id));

export async function findQuestionnaire(context: Context, id: string): Promise<QuestionnaireRow> {
  const [row] = await context.db.select().from(simpleQuestionnaires).where(withId(context, id));
  if (!row) throw new OperationError('not_found', 'This questionnaire doesn’t exist, or was deleted.');
  return row;
}

export const toQuestionnaire = ({
  id,
  name,
  items,
  createdBy,
  createdAt,
}: QuestionnaireRow): Questionnaire => ({
  id,
  name,
  items,
  createdBy,
  createdAt: createdAt.toISOString(),
});

/** What undo keeps of a questionnaire that was deleted. */
export const keptQuestionnaire = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  items: z.custom<Questionnaire['items']>(Array.isArray),
  createdBy: z.string(),
  createdAt: z.coerce.date(),
});
