import { OperationError } from '@brandwright/contract';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { findProject, lockProject, type ProjectRow } from './find-project.ts';
import { changeProject, toDetail } from './project-rows.ts';
import { isAsLeft } from './rules.ts';
import { ideaProjects } from './tables.ts';

type Values = Partial<
  Pick<ProjectRow, 'title' | 'description' | 'quantity' | 'printing' | 'launchDate' | 'isArchived'>
>;

export const subject = (row: ProjectRow) => ({ kind: 'idea_project', id: row.id });

export const asTitle = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const onlySaid = (values: { [K in keyof Values]: Values[K] | undefined }): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;

export function refusePast(context: Context, day: string | null | undefined): void {
  if (day && day < context.clock.now().toISOString().slice(0, 10))
    throw new OperationError('bad_input', `${day} has passed. Choose a launch date in the future.`, [
      { path: 'launchDate', message: 'This day has passed.' },
    ]);
}

export async function insertProject(
  context: Context,
  values: Values & { title: string },
): Promise<ProjectRow> {
  const now = context.clock.now();
  const [row] = await context.db
    .insert(ideaProjects)
    .values({ ...values, storeId: context.storeId, id: randomUUID(), createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('The project couldn’t be saved.');
  return row;
}

const keptChange = z.object({
  projectId: z.uuid(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

/** Changes what was said and keeps what it takes to put it back. */
export async function change(context: Context, row: ProjectRow, values: Values) {
  const changed = await changeProject(context, row.id, values);
  const names = Object.keys(values) as (keyof Values)[];
  const pick = (one: ProjectRow) => Object.fromEntries(names.map((name) => [name, one[name]]));
  return {
    output: await toDetail(context, changed),
    undo: { projectId: row.id, before: pick(row), after: pick(changed) },
    subject: subject(row),
  };
}

export async function putBack(context: Context, undo: unknown): Promise<void> {
  const { projectId, before, after } = keptChange.parse(undo);
  const row = await lockProject(context, projectId);
  if (!isAsLeft(row, after))
    throw new OperationError('conflict', `"${row.title}" has changed since then. Edit it instead.`);
  await changeProject(context, projectId, before as Values);
}

export async function setArchived(context: Context, said: string, isArchived: boolean) {
  const row = await lockProject(context, (await findProject(context, said, { archived: !isArchived })).id);
  if (row.isArchived === isArchived)
    throw new OperationError(
      'conflict',
      isArchived ? `"${row.title}" is already archived.` : `"${row.title}" isn’t archived.`,
    );
  return change(context, row, { isArchived });
}
