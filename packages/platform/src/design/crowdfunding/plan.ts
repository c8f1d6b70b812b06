import { OperationError } from '@brandwright/contract';
import { getCrowdfundingPlan } from '@brandwright/contract/design/crowdfunding/get-crowdfunding-plan.ts';
import { saveCrowdfundingDraft } from '@brandwright/contract/design/crowdfunding/save-crowdfunding-draft.ts';
import { startCrowdfundingPlan } from '@brandwright/contract/design/crowdfunding/start-crowdfunding-plan.ts';
import { updateCrowdfundingPlan } from '@brandwright/contract/design/crowdfunding/update-crowdfunding-plan.ts';
import { getIdeaProject } from '@brandwright/contract/design/projects/get-idea-project.ts';
import { listIdeaProjects } from '@brandwright/contract/design/projects/list-idea-projects.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { isAsLeft } from '../projects/rules.ts';
import { pictureAddress } from '../projects/picture-address.ts';
import {
  beginPlan,
  changePlan,
  lockPlan,
  readPlan,
  toPlan,
  type PlanRow,
  type PlanValues,
} from './plan-rows.ts';
import { crowdfundingPlans } from './tables.ts';

const subject = (row: PlanRow) => ({ kind: 'crowdfunding_plan', id: row.id });
const asTitle = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const onlySaid = (values: { [K in keyof PlanValues]: PlanValues[K] | undefined }): PlanValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as PlanValues;

/** A plan that was sent is at work again once something in it changes. */
const reopened = { status: 'DRAFT', submittedAt: null, submittedTo: null } as const;

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

const keptChange = z.object({
  planId: z.uuid(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

/** Changes the plan at work and keeps what it takes to put it back. What is taken back has to be sent again too. */
export async function change(context: Context, row: PlanRow, values: PlanValues) {
  const all: PlanValues = row.status === 'SUBMITTED' ? { ...values, ...reopened } : values;
  const changed = await changePlan(context, row.id, all);
  const names = Object.keys(values) as (keyof PlanValues)[];
  const pick = (one: PlanRow) => Object.fromEntries(names.map((name) => [name, one[name]]));
  return {
    changed,
    undo: { planId: row.id, before: pick(row), after: pick(changed) },
    subject: subject(row),
  };
}

export async function putBack(context: Context, undo: unknown): Promise<void> {
  const { planId, before, after } = keptChange.parse(undo);
  const row = await lockPlan(context);
  if (row.id !== planId || !isAsLeft(row, after))
    throw new OperationError(
      'conflict',
      'The crowdfunding plan has been changed since. Change it by hand instead.',
    );
  await changePlan(context, planId, before as PlanValues);
}

export const planOperations = [
  implement(getCrowdfundingPlan, {
    async run(context) {
      const row = await readPlan(context);
      return { output: { plan: row ? toPlan(context, row) : null } };
    },
  }),

  implement(startCrowdfundingPlan, {
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
        throw new OperationError('conflict', 'Another crowdfunding plan has been begun since.');
      await context.db
        .delete(crowdfundingPlans)
        .where(and(eq(crowdfundingPlans.storeId, context.storeId), eq(crowdfundingPlans.id, planId)));
      if (beforeId !== null) await changePlan(context, beforeId, { isCurrent: true });
    },
  }),

  implement(updateCrowdfundingPlan, {
    async run(context, said) {
      const row = await lockPlan(context);
      const values = onlySaid(said);
      if (Object.keys(values).length === 0)
        throw new OperationError(
          'bad_input',
          'What should change in the crowdfunding plan? Say for example "set the goal to $20,000".',
        );
      const { changed, ...rest } = await change(context, row, values);
      return { output: { plan: toPlan(context, changed) }, ...rest };
    },
    undo: putBack,
  }),

  implement(saveCrowdfundingDraft, {
    async run(context, { imageUrl, ...said }) {
      const picture = typeof imageUrl === 'string' ? await pictureAddress(context, imageUrl) : imageUrl;
      const values = onlySaid({ ...said, imageUrl: picture });
      const there = await readPlan(context);
      if (!there) {
        const { row } = await beginPlan(context, { ...values, title: values.title ?? '' });
        return { output: { plan: toPlan(context, row) } };
      }
      const { changed } = await change(context, await lockPlan(context), values);
      return { output: { plan: toPlan(context, changed) } };
    },
  }),
];
