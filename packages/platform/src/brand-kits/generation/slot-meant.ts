import { OperationError, type InputOf } from '@brandwright/contract';
import type { makeBrandPictures } from '@brandwright/contract/brand-kits/make-brand-pictures.ts';
import type { Context } from '../../kernel/request/context.ts';
import type { KitRow } from '../find-kit.ts';
import { findIdea, findSku } from '../find-part.ts';
import { isListed } from '../rules.ts';
import { slotsAt, type SlotPlace } from '../slots.ts';
import { pendingWork } from './requests.ts';

/** So many pieces of one type wait at most; more is a founder's hurry, not a wish. */
const mostWaiting = 4;

export function needBrief(row: KitRow): void {
  if (!isListed(row.content))
    throw new OperationError(
      'conflict',
      'This kit doesn’t say what it’s for yet. Give it a category and a product description first.',
    );
}

export async function needRoom(
  context: Context,
  row: KitRow,
  types: Parameters<typeof pendingWork>[2],
): Promise<void> {
  const waiting = await pendingWork(context, row.id, types);
  if (waiting.length >= mostWaiting)
    throw new OperationError('conflict', 'That’s already being made. Wait for it, or stop it first.');
}

type Pictures = Pick<InputOf<typeof makeBrandPictures>, 'pictures' | 'brandIdea' | 'productIdea'>;

/** The place that is meant. A product is the only chosen one when it is not said. */
export function placeMeant(row: KitRow, { pictures, brandIdea, productIdea }: Pictures): SlotPlace {
  if (pictures === 'MOODBOARD') return { group: 'MOODBOARD' };
  if (pictures === 'IDEA') return { group: 'IDEA', uuid: findIdea(row.content, brandIdea).uuid };
  if (productIdea === undefined)
    throw new OperationError(
      'bad_input',
      `Which product idea? You have ${row.content.productSkus.generations.map(({ title }) => title).join(', ') || 'none yet'}.`,
      [{ path: 'productIdea', message: 'Needed.' }],
    );
  return { group: 'PRODUCT', uuid: findSku(row.content, productIdea).uuid };
}

/** The slot from 0. Refuses one that is not there. */
export function slotMeant(row: KitRow, place: SlotPlace, slot: number): number {
  const { length } = slotsAt(row.content, place);
  if (slot <= length) return slot - 1;
  throw new OperationError(
    'bad_input',
    length === 1
      ? 'A product idea has only one picture.'
      : `There are ${length} picture places here, 1 to ${length}.`,
    [{ path: 'slot', message: `1 to ${length}.` }],
  );
}
