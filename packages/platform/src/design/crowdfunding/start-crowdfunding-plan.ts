import { OperationError } from '@brandwright/contract';
import { startCrowdfundingPlan } from '@brandwright/contract/design/crowdfunding/start-crowdfunding-plan.ts';
import { getIdeaProject } from '@brandwright/contract/design/projects/get-idea-project.ts';
import { listIdeaProjects } from '@brandwright/contract/design/projects/list-idea-projects.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { beginPlan, changePlan, lockPlan, toPlan, type PlanValues } from './plan-rows.ts';
import { crowdfundingPlans } from './tables.ts';
import { onlySaid, subject } from './plan.ts';

const asTitle = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What an ideation project says of a plan: named, or of the same title as the idea. */
async function fromProject(
  context: Context,
  named: string | undefined,
  title: string | undefined,
): Promise<PlanValues> {
  const id = named ?? (title === undefined ? undefined : await projectTitled(context, title));
  if (id === undefined) return {};
  const project = await context.call(getIdeaProject, { projectId: id });
  return onlySaid({
    projectId: project.id,
    title: project.title,
    story: project.description ?? undefined,
    quantity: project.meta.quantity ?? undefined,
    imageUrl: project.coverImageUrl ?? undefined,
  });
}

async function projectTitled(context: Context, title: string): Promise<string | undefined> {
  const { rows } = await context.call(listIdeaProjects, {
    search: title,
    isArchived: false,
    page: 0,
    size: 2,
  });
  return rows.length === 1 ? rows[0]?.id : undefined;
}

export default implement(startCrowdfundingPlan, {
  async run(context, { projectId, title, ...said }) {
    const idea = await fromProject(context, projectId, title);
    const name = idea.title ?? (title === undefined ? undefined : asTitle(title));
    if (name === undefined)
      throw new OperationError('bad_input', 'Which idea should be crowdfunded? A few words are enough.', [
        { path: 'title', message: 'Say the idea.' },
      ]);
    const { row, before } = await beginPlan(context, { ...idea, ...onlySaid(said), title: name });
    return {
      output: { plan: toPlan(context, row) },
      undo: { planId: row.id, beforeId: before?.id ?? null },
      subject: subject(row),
    };
  },
  async undo(context, undo) {
    const { planId, beforeId } = z.object({ planId: z.uuid(), beforeId: z.uuid().nullable() }).parse(undo);
    const row = await lockPlan(context);
    if (row.id !== planId)
      throw new OperationError('conflict', 'Another crowdfunding plan has been started since then.');
    await context.db
      .delete(crowdfundingPlans)
      .where(and(eq(crowdfundingPlans.storeId, context.storeId), eq(crowdfundingPlans.id, planId)));
    if (beforeId !== null) await changePlan(context, beforeId, { isCurrent: true });
  },
});
