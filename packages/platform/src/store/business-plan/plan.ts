import type { BusinessPlan } from '@brandwright/contract/store/business-plan/entities.ts';
import { planQuestionKey, planQuestions } from '@brandwright/contract/store/business-plan/questions.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { refuseChangedSince } from '../../kernel/data/changed-since.ts';
import type { Context } from '../../kernel/request/context.ts';
import { nameOfActor } from '../../kernel/request/name-of-actor.ts';
import { businessPlans } from './tables.ts';

type PlanRow = typeof businessPlans.$inferSelect;
export type Answers = PlanRow['answers'];

export function toPlan(row: PlanRow | undefined): BusinessPlan {
  const answers = row?.answers ?? {};
  return {
    answers,
    answered: Object.keys(answers).length,
    questions: planQuestions.length,
    isCompleted: (row?.completedAt ?? null) !== null,
    completedAt: row?.completedAt?.toISOString() ?? null,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedBy: row?.updatedBy ?? null,
  };
}

export async function readPlanRow(context: Context): Promise<PlanRow | undefined> {
  const [row] = await context.db
    .select()
    .from(businessPlans)
    .where(eq(businessPlans.storeId, context.storeId));
  return row;
}

/** The plan’s row, held until the transaction ends; an empty one where there was none. */
export async function lockPlan(context: Context): Promise<PlanRow> {
  const fresh = {
    storeId: context.storeId,
    id: context.storeId,
    answers: {},
    completedAt: null,
    updatedAt: context.clock.now(),
    updatedBy: nameOfActor(context),
  };
  await context.db.insert(businessPlans).values(fresh).onConflictDoNothing();
  const [row] = await context.db
    .select()
    .from(businessPlans)
    .where(eq(businessPlans.storeId, context.storeId))
    .for('update');
  return row ?? fresh;
}

export async function writePlan(
  context: Context,
  set: Partial<Pick<PlanRow, 'answers' | 'completedAt'>>,
): Promise<PlanRow> {
  const [row] = await context.db
    .update(businessPlans)
    .set({ ...set, updatedAt: context.clock.now(), updatedBy: nameOfActor(context) })
    .where(eq(businessPlans.storeId, context.storeId))
    .returning();
  if (!row) throw new Error('The business plan was not written.');
  return row;
}

const someAnswers = z.partialRecord(planQuestionKey, z.string());
const changed = z.object({ before: someAnswers, after: someAnswers });
export type ChangedAnswers = z.output<typeof changed>;

/** Answers with some of them replaced; an empty one is taken away. */
export function withAnswers(answers: Answers, given: Answers): Answers {
  const all = { ...answers, ...given };
  return Object.fromEntries(Object.entries(all).filter(([, answer]) => answer !== '')) as Answers;
}

/** Writes answers and says what they replaced: an empty text stands for none. */
export async function saveAnswers(
  context: Context,
  given: Answers,
): Promise<{ row: PlanRow; undo: ChangedAnswers | undefined }> {
  const row = await lockPlan(context);
  const keys = planQuestionKey.options.filter((key) => given[key] !== undefined);
  const isChanged = keys.some((key) => (row.answers[key] ?? '') !== given[key]);
  if (!isChanged) return { row, undo: undefined };
  const before = Object.fromEntries(keys.map((key) => [key, row.answers[key] ?? '']));
  const written = await writePlan(context, { answers: withAnswers(row.answers, given) });
  return { row: written, undo: { before, after: given } };
}

/** Puts back what a change replaced. Errors: conflict when one of its answers was changed since. */
export async function undoAnswers(context: Context, given: unknown): Promise<void> {
  const { before, after } = changed.parse(given);
  const { answers } = await lockPlan(context);
  const now = Object.fromEntries(Object.keys(after).map((key) => [key, answers[key as keyof Answers] ?? '']));
  refuseChangedSince('business plan', after, now);
  await writePlan(context, { answers: withAnswers(answers, before) });
}
