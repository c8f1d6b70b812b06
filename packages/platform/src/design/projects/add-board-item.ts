import { OperationError } from '@brandwright/contract';
import { boardReach, mostBoardItems } from '@brandwright/contract/design/projects/entities.ts';
import { boardItemSizes } from '@brandwright/contract/design/projects/enums.ts';
import { addBoardItem } from '@brandwright/contract/design/projects/add-board-item.ts';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { itemsOf } from './find-project.ts';
import { changeProject, toPlaced } from './project-rows.ts';
import { freePlace } from './rules.ts';
import { boardItems } from './tables.ts';
import { boardOf, checked, subject, itemOf } from './board.ts';

/** An address said in the text makes it a link. */
const addressIn = (text: string) => /\bhttps?:\/\/\S+/i.exec(text)?.[0].replace(/[.,;)]+$/, '');

export default implement(addBoardItem, {
  async run(
    context,
    { projectId, text, kind: saidKind, linkUrl, imageUrl, color, sourceId, x, y, width, height },
  ) {
    const project = await boardOf(context, projectId);
    const items = await itemsOf(context, project.id);
    if (items.length >= mostBoardItems)
      throw new OperationError(
        'too_large',
        `A board can have at most ${mostBoardItems} items. Take some off first.`,
      );
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
    if (!row) throw new Error('It couldn’t be saved.');
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
});
