import { OperationError } from '@brandwright/contract';
import type { CollaborationNotice } from '@brandwright/contract/design/collaborations/live.ts';
import { copyImageCollaboration } from '@brandwright/contract/design/collaborations/copy-image-collaboration.ts';
import { createImageCollaboration } from '@brandwright/contract/design/collaborations/create-image-collaboration.ts';
import { getImageCollaboration } from '@brandwright/contract/design/collaborations/get-image-collaboration.ts';
import { listImageCollaborations } from '@brandwright/contract/design/collaborations/list-image-collaborations.ts';
import { openPictureCollaboration } from '@brandwright/contract/design/collaborations/open-picture-collaboration.ts';
import { sayCollaborationPresence } from '@brandwright/contract/design/collaborations/say-collaboration-presence.ts';
import { updateImageCollaboration } from '@brandwright/contract/design/collaborations/update-image-collaboration.ts';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findProject, tellingPatterns } from '../projects/find-project.ts';
import { pictureAddress } from '../projects/picture-address.ts';
import { isAsLeft } from '../projects/rules.ts';
import { findPicture, type FoundPicture } from './find-picture.ts';
import { findCollaboration, lockCollaboration, type CollaborationRow } from './find.ts';
import { pictureAt } from './picture-at.ts';
import { changeCollaboration, personOf, threadCounts, threadsOf, toCollaboration, toDetail } from './rows.ts';
import { collaborationMessages, collaborationThreads, imageCollaborations as table } from './tables.ts';

const subject = (row: CollaborationRow) => ({ kind: 'image_collaboration', id: row.id });

async function insertCollaboration(context: Context, picture: FoundPicture): Promise<CollaborationRow> {
  const now = context.clock.now();
  const [row] = await context.db
    .insert(table)
    .values({
      ...picture,
      storeId: context.storeId,
      id: randomUUID(),
      createdByName: personOf(context).name,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The picture could not be kept.');
  return row;
}

async function ofSource(context: Context, source: string): Promise<CollaborationRow | undefined> {
  const [row] = await context.db
    .select()
    .from(table)
    .where(and(eq(table.storeId, context.storeId), eq(table.source, source)));
  return row;
}

/** The picture at a place, which is what the place says and not what the caller does. */
async function placed(
  context: Context,
  source: string,
  title: string,
  project: { id: string } | null,
): Promise<FoundPicture> {
  const { imageUrl, projectId } = await pictureAt(context, source);
  return { source, imageUrl, title, projectId: projectId ?? project?.id ?? null };
}

/** Two people who open the same picture at once get the same review. */
const lockSources = (context: Context) =>
  context.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`image collaborations ${context.storeId}`}, 0))`,
  );

async function removeFresh(context: Context, undo: unknown): Promise<void> {
  const { collaborationId, threads } = z.object({ collaborationId: z.uuid(), threads: z.int() }).parse(undo);
  const row = await lockCollaboration(context, collaborationId);
  if ((await threadsOf(context, row.id)).length !== threads)
    throw new OperationError(
      'conflict',
      `"${row.title}" has other threads by now. Put it into the archive instead.`,
    );
  await context.db.delete(table).where(and(eq(table.storeId, context.storeId), eq(table.id, row.id)));
}

async function copyThreads(context: Context, from: string, to: string): Promise<void> {
  for (const { id, ...thread } of await threadsOf(context, from)) {
    const threadId = randomUUID();
    await context.db.insert(collaborationThreads).values({ ...thread, id: threadId, collaborationId: to });
    const said = await context.db
      .select()
      .from(collaborationMessages)
      .where(and(eq(collaborationMessages.storeId, context.storeId), eq(collaborationMessages.threadId, id)))
      .orderBy(asc(collaborationMessages.sequence));
    for (const { sequence: _sequence, ...message } of said)
      await context.db.insert(collaborationMessages).values({ ...message, id: randomUUID(), threadId });
  }
}

const keptChange = z.object({
  collaborationId: z.uuid(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

export const collaborationOperations = [
  implement(listImageCollaborations, {
    async run(context, { withOpenThreads, projectId, isArchived, search, page, size }) {
      const project = projectId === undefined ? undefined : await findProject(context, projectId);
      const patterns = search === undefined ? [] : tellingPatterns(search, new Set());
      const where = and(
        eq(table.storeId, context.storeId),
        eq(table.isArchived, isArchived),
        project ? eq(table.projectId, project.id) : undefined,
        patterns.length === 0
          ? undefined
          : sql`lower(${table.title}) like all (${sql.param(patterns)}::text[])`,
        withOpenThreads
          ? sql`exists (select 1 from ${collaborationThreads} where ${collaborationThreads.storeId} = ${table.storeId}
              and ${collaborationThreads.collaborationId} = ${table.id}
              and not ${collaborationThreads.isResolved} and ${collaborationThreads.deletedAt} is null)`
          : undefined,
      );
      const rows = await context.db
        .select()
        .from(table)
        .where(where)
        .orderBy(desc(table.updatedAt), asc(table.id))
        .limit(size)
        .offset(page * size);
      const [counted] = await context.db.select({ total: count() }).from(table).where(where);
      const counts = await threadCounts(
        context,
        rows.map(({ id }) => id),
      );
      return {
        output: {
          rows: rows.map((row) => toCollaboration(row, counts.get(row.id))),
          page,
          size,
          total: counted?.total ?? 0,
        },
      };
    },
  }),

  implement(getImageCollaboration, {
    async run(context, { collaborationId }) {
      return { output: await toDetail(context, await findCollaboration(context, collaborationId)) };
    },
  }),

  implement(createImageCollaboration, {
    async run(context, { picture, title, projectId }) {
      const found = await findPicture(context, picture, projectId);
      await lockSources(context);
      const there = found.source === null ? undefined : await ofSource(context, found.source);
      if (there && !there.isArchived)
        throw new OperationError(
          'conflict',
          `"${there.title}" is up for review already. Pin a comment on it.`,
        );
      // A new round of a picture whose review was put away stands beside that one.
      const row = await insertCollaboration(context, {
        ...found,
        title: title ?? found.title,
        source: there ? null : found.source,
      });
      return {
        output: await toDetail(context, row),
        undo: { collaborationId: row.id, threads: 0 },
        subject: subject(row),
      };
    },
    undo: removeFresh,
  }),

  implement(openPictureCollaboration, {
    async run(context, { source, imageUrl, title, projectId }) {
      await pictureAddress(context, imageUrl);
      await lockSources(context);
      const there = await ofSource(context, source);
      const project = projectId === undefined ? null : await findProject(context, projectId);
      const row =
        there ?? (await insertCollaboration(context, await placed(context, source, title, project)));
      return { output: await toDetail(context, row), subject: subject(row) };
    },
  }),

  implement(copyImageCollaboration, {
    async run(context, { collaborationId, withThreads }) {
      const from = await findCollaboration(context, collaborationId);
      const row = await insertCollaboration(context, {
        imageUrl: from.imageUrl,
        projectId: from.projectId,
        source: null,
        title: /\(copy\)$/.test(from.title) ? from.title : `${from.title} (copy)`,
      });
      if (withThreads) {
        await copyThreads(context, from.id, row.id);
        await changeCollaboration(context, row.id, { nextNumber: from.nextNumber });
      }
      const threads = (await threadsOf(context, row.id)).length;
      return {
        output: await toDetail(context, row),
        undo: { collaborationId: row.id, threads },
        subject: subject(row),
      };
    },
    undo: removeFresh,
  }),

  implement(updateImageCollaboration, {
    async run(context, { collaborationId, newTitle, isArchived }) {
      const row = await lockCollaboration(context, (await findCollaboration(context, collaborationId)).id);
      const values = {
        ...(newTitle === undefined ? {} : { title: newTitle }),
        ...(isArchived === undefined ? {} : { isArchived }),
      };
      const names = Object.keys(values) as (keyof typeof values)[];
      if (names.length === 0)
        throw new OperationError(
          'bad_input',
          `What should change about "${row.title}"? Say a new title, or "archive it".`,
        );
      const changed = await changeCollaboration(context, row.id, values);
      const pick = (one: CollaborationRow) => Object.fromEntries(names.map((name) => [name, one[name]]));
      return {
        output: await toDetail(context, changed),
        undo: { collaborationId: row.id, before: pick(row), after: pick(changed) },
        subject: subject(row),
      };
    },
    async undo(context, undo) {
      const { collaborationId, before, after } = keptChange.parse(undo);
      const row = await lockCollaboration(context, collaborationId);
      if (!isAsLeft(row, after))
        throw new OperationError(
          'conflict',
          `"${row.title}" has been changed since. Change it by hand instead.`,
        );
      await changeCollaboration(context, collaborationId, before);
    },
  }),

  implement(sayCollaborationPresence, {
    async run(context, { collaborationId, writingIn }) {
      const row = await findCollaboration(context, collaborationId);
      const { id, name } = personOf(context);
      const notice: CollaborationNotice = {
        kind: 'collaboration_presence',
        collaborationId: row.id,
        userId: id ?? '',
        userName: name,
        writingIn: writingIn ?? null,
      };
      await context.events.publish({ type: 'notice', data: notice });
      return { output: { userId: id ?? '' } };
    },
  }),
];
