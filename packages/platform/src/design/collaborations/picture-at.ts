import { OperationError } from '@brandwright/contract';
import { getMessagePictures } from '@brandwright/contract/inbox/get-message-pictures.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { boardItems } from '../projects/tables.ts';

/** A picture where it was found: `item:{itemId}` of a board, `message:{sid}:{number}` of the inbox. */
export interface PlacedPicture {
  imageUrl: string;
  /** Of the board that it is on. */
  projectId: string | null;
}

/** The picture at a place. Throws not_found where the store has no such item or message, or no such picture in it. */
export async function pictureAt(context: Context, source: string): Promise<PlacedPicture> {
  const [kind, id = '', number = '0'] = source.split(':');
  return kind === 'item' ? onBoard(context, id) : inMessage(context, id, Number(number));
}

async function onBoard(context: Context, itemId: string): Promise<PlacedPicture> {
  const [item] = await context.db
    .select()
    .from(boardItems)
    .where(and(eq(boardItems.storeId, context.storeId), eq(boardItems.id, itemId)));
  if (!item) throw new OperationError('not_found', 'That item is no longer on the board. Reload the board.');
  if (item.imageUrl === null)
    throw new OperationError('not_found', 'That board item has no picture. Choose one that does.');
  return { imageUrl: item.imageUrl, projectId: item.projectId };
}

async function inMessage(context: Context, messageSid: string, number: number): Promise<PlacedPicture> {
  const { imageUrls } = await context.call(getMessagePictures, { messageSid });
  const imageUrl = imageUrls[number];
  if (imageUrl === undefined)
    throw new OperationError('not_found', 'That message doesn’t have that picture. Reload the conversation.');
  return { imageUrl, projectId: null };
}
