import { OperationError } from '@brandwright/contract';
import { boardReach, mostBoardItems } from '@brandwright/contract/design/projects/entities.ts';
import { boardItemSizes } from '@brandwright/contract/design/projects/enums.ts';
import { addBoardItem } from '@brandwright/contract/design/projects/add-board-item.ts';
import { changeBoardItem } from '@brandwright/contract/design/projects/change-board-item.ts';
import { placeBoardItem } from '@brandwright/contract/design/projects/place-board-item.ts';
import { removeBoardItem } from '@brandwright/contract/design/projects/remove-board-item.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import {
  findItem,
  findProject,
  itemsOf,
  lockProject,
  type ItemRow,
  type ProjectRow,
} from './find-project.ts';
import { linkAddress, pictureAddress } from './picture-address.ts';
import { changeProject, toPlaced } from './project-rows.ts';
import { freePlace, isAsLeft } from './rules.ts';
import { boardItems } from './tables.ts';

type Values = Partial<Pick<ItemRow, 'kind' | 'text' | 'imageUrl' | 'linkUrl' | 'color'>>;

const subject = (row: ProjectRow) => ({ kind: 'idea_project', id: row.id });
const itemOf = (context: Context, itemId: string) =>
  and(eq(boardItems.storeId, context.storeId), eq(boardItems.id, itemId));

/** The project, locked, so that two people who add at once get an order of their own. */
async function boardOf(context: Context, said: string): Promise<ProjectRow> {
  const row = await lockProject(context, (await findProject(context, said)).id);
  if (row.isArchived)
    throw new OperationError(
      'conflict',
      `"${row.title}" is in the archive. Restore it to work on its board.`,
    );
  return row;
}

async function changeItem(context: Context, itemId: string, values: Partial<ItemRow>): Promise<ItemRow> {
  const [row] = await context.db
    .update(boardItems)
    .set({ ...values, updatedAt: context.clock.now() })
    .where(itemOf(context, itemId))
    .returning();
  if (!row) throw new OperationError('not_found', 'That is no longer on the board.');
  return row;
}

async function checked(
  context: Context,
  said: { imageUrl?: string | undefined; linkUrl?: string | undefined },
) {
  return {
    ...(said.imageUrl === undefined ? {} : { imageUrl: await pictureAddress(context, said.imageUrl) }),
    ...(said.linkUrl === undefined ? {} : { linkUrl: linkAddress(said.linkUrl) }),
  };
}

/** An address said in the text makes it a link. */
const addressIn = (text: string) => /\bhttps?:\/\/\S+/i.exec(text)?.[0].replace(/[.,;)]+$/, '');

const keptRow = z.object({ row: z.record(z.string(), z.unknown()) });

export const boardOperations = [
  implement(addBoardItem, {
    async run(
      context,
      { projectId, text, kind: saidKind, linkUrl, imageUrl, color, sourceId, x, y, width, height },
    ) {
      const project = await boardOf(context, projectId);
      const items = await itemsOf(context, project.id);
      if (items.length >= mostBoardItems)
        throw new OperationError('too_large', `A board holds ${mostBoardItems} things. Take some off first.`);
      const address = linkUrl ?? (saidKind === 'LINK' ? addressIn(text) : undefined);
      const kept = await checked(context, { imageUrl, linkUrl: address });
      const kind = kept.imageUrl !== undefined && saidKind === 'NOTE' ? 'IMAGE' : saidKind;
      if (kind === 'LINK' && kept.linkUrl === undefined)
        throw new OperationError('bad_input', 'Give the address of the link, such as https://example.com.');
      if (kind === 'IMAGE' && kept.imageUrl === undefined)
        throw new OperationError('bad_input', 'Drop the picture on the board, or give its address.');
      const size = {
        width: width ?? boardItemSizes[kind].width,
        height: height ?? boardItemSizes[kind].height,
      };
      const place = x === undefined || y === undefined ? freePlace(items, size) : { x, y };
      const now = context.clock.now();
      const [row] = await context.db
        .insert(boardItems)
        .values({
          storeId: context.storeId,
          id: randomUUID(),
          projectId: project.id,
          kind,
          text,
          imageUrl: kept.imageUrl ?? null,
          linkUrl: kept.linkUrl ?? null,
          sourceId: sourceId ?? null,
          x: place.x,
          y: Math.min(place.y, boardReach),
          ...size,
          color: color ?? (kind === 'NOTE' ? 'SAND' : 'PAPER'),
          order: (items.at(-1)?.order ?? -1) + 1,
          createdByName: context.actor.kind === 'user' ? context.actor.name : 'Brandwright',
          createdAt: now,
          updatedAt: now,
        })
        .returning();
      if (!row) throw new Error('It could not be kept.');
      await changeProject(context, project.id, {});
      return {
        output: toPlaced(row, project),
        undo: { itemId: row.id, text: row.text },
        subject: subject(project),
      };
    },
    async undo(context, undo) {
      const { itemId } = z.object({ itemId: z.uuid() }).parse(undo);
      await context.db.delete(boardItems).where(itemOf(context, itemId));
    },
  }),

  implement(changeBoardItem, {
    async run(context, { projectId, item, newText, color, kind, ...addresses }) {
      const project = await boardOf(context, projectId);
      const before = await findItem(context, project, item);
      const values: Values = {
        ...(newText === undefined ? {} : { text: newText }),
        ...(color === undefined ? {} : { color }),
        ...(kind === undefined ? {} : { kind }),
        ...(await checked(context, addresses)),
      };
      const names = Object.keys(values) as (keyof Values)[];
      if (names.length === 0)
        throw new OperationError('bad_input', 'What should it say now, or which color should it have?');
      const after = await changeItem(context, before.id, values);
      await changeProject(context, project.id, {});
      const pick = (one: ItemRow) => Object.fromEntries(names.map((name) => [name, one[name]]));
      return {
        output: toPlaced(after, project),
        undo: { itemId: before.id, before: pick(before), after: pick(after) },
        subject: subject(project),
      };
    },
    async undo(context, undo) {
      const kept = z
        .object({
          itemId: z.uuid(),
          before: z.record(z.string(), z.unknown()),
          after: z.record(z.string(), z.unknown()),
        })
        .parse(undo);
      const [row] = await context.db
        .select()
        .from(boardItems)
        .where(itemOf(context, kept.itemId))
        .for('update');
      if (!row || !isAsLeft(row, kept.after))
        throw new OperationError(
          'conflict',
          'It has been changed or taken off since. Change it by hand instead.',
        );
      await changeItem(context, kept.itemId, kept.before as Values);
    },
  }),

  implement(removeBoardItem, {
    async run(context, { projectId, item }) {
      const project = await boardOf(context, projectId);
      const row = await findItem(context, project, item);
      await context.db.delete(boardItems).where(itemOf(context, row.id));
      await changeProject(context, project.id, {});
      return { output: toPlaced(row, project), undo: { row }, subject: subject(project) };
    },
    async undo(context, undo) {
      const { row } = keptRow.parse(undo);
      const kept = row as ItemRow & { createdAt: string; updatedAt: string };
      await lockProject(context, kept.projectId);
      await context.db.insert(boardItems).values({
        ...kept,
        storeId: context.storeId,
        createdAt: new Date(kept.createdAt),
        updatedAt: new Date(kept.updatedAt),
      });
    },
  }),

  implement(placeBoardItem, {
    async run(context, { projectId, itemId, toFront, x, y, width, height }) {
      const project = await boardOf(context, projectId);
      const row = await findItem(context, project, itemId);
      const items = toFront ? await itemsOf(context, project.id) : [];
      const top = items.at(-1);
      const placed = await changeItem(context, row.id, {
        ...(x === undefined ? {} : { x }),
        ...(y === undefined ? {} : { y }),
        ...(width === undefined ? {} : { width }),
        ...(height === undefined ? {} : { height }),
        ...(top && top.id !== row.id ? { order: top.order + 1 } : {}),
      });
      return { output: toPlaced(placed, project) };
    },
  }),
];
