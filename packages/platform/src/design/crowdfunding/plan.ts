import { OperationError } from '@brandwright/contract';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { isAsLeft } from '../projects/rules.ts';
import { changePlan, lockPlan, type PlanRow, type PlanValues } from './plan-rows.ts';

export const subject = (row: PlanRow) => ({ kind: 'crowdfunding_plan', id: row.id });

export const onlySaid = (values: { [K in keyof PlanValues]: PlanValues[K] | undefined }): PlanValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as PlanValues;

/** A plan that was sent is at work again once something in it changes. */
const reopened = { status: 'DRAFT', submittedAt: null, submittedTo: null } as const;

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
    throw new OperationError('conflict', 'The crowdfunding plan has changed since then. Edit it instead.');
  await changePlan(context, planId, before as PlanValues);
}
