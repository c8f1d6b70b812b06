import { OperationError } from '@brandwright/contract';
import { archiveIdeaProject } from '@brandwright/contract/design/projects/archive-idea-project.ts';
import { createIdeaProject } from '@brandwright/contract/design/projects/create-idea-project.ts';
import { getIdeaProject } from '@brandwright/contract/design/projects/get-idea-project.ts';
import { listIdeaProjects } from '@brandwright/contract/design/projects/list-idea-projects.ts';
import { openLastIdeaProject } from '@brandwright/contract/design/projects/open-last-idea-project.ts';
import { restoreIdeaProject } from '@brandwright/contract/design/projects/restore-idea-project.ts';
import { saveIdeaProject } from '@brandwright/contract/design/projects/save-idea-project.ts';
import { updateIdeaProject } from '@brandwright/contract/design/projects/update-idea-project.ts';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findProject, itemsOf, lockProject, tellingPatterns, type ProjectRow } from './find-project.ts';
import { changeProject, toDetail, toProjects } from './project-rows.ts';
import { isAsLeft } from './rules.ts';
import { ideaProjects } from './tables.ts';

type Values = Partial<
  Pick<ProjectRow, 'title' | 'description' | 'quantity' | 'printing' | 'launchDate' | 'isArchived'>
>;

const subject = (row: ProjectRow) => ({ kind: 'idea_project', id: row.id });
const asTitle = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const onlySaid = (values: { [K in keyof Values]: Values[K] | undefined }): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;

function refusePast(context: Context, day: string | null | undefined): void {
  if (day && day < context.clock.now().toISOString().slice(0, 10))
    throw new OperationError('bad_input', `${day} has passed. Say a launch day that is still to come.`, [
      { path: 'launchDate', message: 'This day has passed.' },
    ]);
}

async function insertProject(context: Context, values: Values & { title: string }): Promise<ProjectRow> {
  const now = context.clock.now();
  const [row] = await context.db
    .insert(ideaProjects)
    .values({ ...values, storeId: context.storeId, id: randomUUID(), createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('The project could not be kept.');
  return row;
}

const keptChange = z.object({
  projectId: z.uuid(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

/** Changes what was said and keeps what it takes to put it back. */
async function change(context: Context, row: ProjectRow, values: Values) {
  const changed = await changeProject(context, row.id, values);
  const names = Object.keys(values) as (keyof Values)[];
  const pick = (one: ProjectRow) => Object.fromEntries(names.map((name) => [name, one[name]]));
  return {
    output: await toDetail(context, changed),
    undo: { projectId: row.id, before: pick(row), after: pick(changed) },
    subject: subject(row),
  };
}

async function putBack(context: Context, undo: unknown): Promise<void> {
  const { projectId, before, after } = keptChange.parse(undo);
  const row = await lockProject(context, projectId);
  if (!isAsLeft(row, after))
    throw new OperationError('conflict', `"${row.title}" has been changed since. Change it by hand instead.`);
  await changeProject(context, projectId, before as Values);
}

async function setArchived(context: Context, said: string, isArchived: boolean) {
  const row = await lockProject(context, (await findProject(context, said, { archived: !isArchived })).id);
  if (row.isArchived === isArchived)
    throw new OperationError(
      'conflict',
      isArchived ? `"${row.title}" is in the archive already.` : `"${row.title}" is not in the archive.`,
    );
  return change(context, row, { isArchived });
}

export const projectOperations = [
  implement(listIdeaProjects, {
    async run(context, { isArchived, search, page, size }) {
      const patterns = search === undefined ? [] : tellingPatterns(search);
      const where = and(
        eq(ideaProjects.storeId, context.storeId),
        eq(ideaProjects.isArchived, isArchived),
        patterns.length === 0
          ? undefined
          : sql`lower(${ideaProjects.title} || ' ' || coalesce(${ideaProjects.description}, '')) like all (${sql.param(patterns)}::text[])`,
      );
      const rows = await context.db
        .select()
        .from(ideaProjects)
        .where(where)
        .orderBy(desc(ideaProjects.updatedAt), asc(ideaProjects.id))
        .limit(size)
        .offset(page * size);
      const [counted] = await context.db.select({ total: count() }).from(ideaProjects).where(where);
      return {
        output: { rows: await toProjects(context, rows), isArchived, page, size, total: counted?.total ?? 0 },
      };
    },
  }),

  implement(getIdeaProject, {
    async run(context, { projectId }) {
      return { output: await toDetail(context, await findProject(context, projectId)) };
    },
  }),

  implement(createIdeaProject, {
    async run(context, { title, description, quantity, printing, launchDate }) {
      refusePast(context, launchDate);
      const said = onlySaid({ description, quantity, printing, launchDate });
      const row = await insertProject(context, { ...said, title: asTitle(title) });
      return { output: await toDetail(context, row), undo: { projectId: row.id }, subject: subject(row) };
    },
    async undo(context, undo) {
      const { projectId } = z.object({ projectId: z.uuid() }).parse(undo);
      const row = await lockProject(context, projectId);
      if ((await itemsOf(context, projectId)).length > 0)
        throw new OperationError(
          'conflict',
          `"${row.title}" has something on its board by now. Archive it instead.`,
        );
      await context.db
        .delete(ideaProjects)
        .where(and(eq(ideaProjects.storeId, context.storeId), eq(ideaProjects.id, projectId)));
    },
  }),

  implement(openLastIdeaProject, {
    async run(context) {
      // Two windows that open at once make one project.
      await context.db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`idea projects ${context.storeId}`}, 0))`,
      );
      const [last] = await context.db
        .select()
        .from(ideaProjects)
        .where(and(eq(ideaProjects.storeId, context.storeId), eq(ideaProjects.isArchived, false)))
        .orderBy(desc(ideaProjects.updatedAt), asc(ideaProjects.id))
        .limit(1);
      const [one] = await toProjects(context, [
        last ?? (await insertProject(context, { title: 'First ideas' })),
      ]);
      if (!one) throw new Error('The project is gone.');
      return { output: { ...one, isNew: last === undefined } };
    },
  }),

  implement(saveIdeaProject, {
    async run(context, { projectId, ...said }) {
      const row = await lockProject(context, (await findProject(context, projectId)).id);
      return change(context, row, onlySaid(said));
    },
    undo: putBack,
  }),

  implement(updateIdeaProject, {
    async run(context, { projectId, newTitle, description, quantity, printing, launchDate }) {
      refusePast(context, launchDate);
      const row = await lockProject(context, (await findProject(context, projectId)).id);
      const title = newTitle === undefined ? undefined : asTitle(newTitle);
      const values = onlySaid({ title, description, quantity, printing, launchDate });
      if (Object.keys(values).length === 0)
        throw new OperationError(
          'bad_input',
          `What should change about "${row.title}"? Say for example "rename it to Reading lamp" or "launch on March 15".`,
        );
      return change(context, row, values);
    },
    undo: putBack,
  }),

  implement(archiveIdeaProject, {
    run: (context, { projectId }) => setArchived(context, projectId, true),
    undo: putBack,
  }),

  implement(restoreIdeaProject, {
    run: (context, { projectId }) => setArchived(context, projectId, false),
    undo: putBack,
  }),
];
