import { putBrandPicture } from '@brandwright/contract/brand-kits/put-brand-picture.ts';
import { pictureToPut } from '../picture-files.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { changed } from '../answer-change.ts';
import { findKit, type KitRow } from '../find-kit.ts';
import { changeKit } from '../keep-kit.ts';
import { putPicture, slotsAt, type SlotPlace } from '../slots.ts';
import { putBack } from '../undo-change.ts';
import { slotMeant, placeMeant } from './slot-meant.ts';

/** The slot that is said, or the first empty one, or the first. */
function slotFor(row: KitRow, place: SlotPlace, slot: number | undefined): number {
  if (slot !== undefined) return slotMeant(row, place, slot);
  return Math.max(0, slotsAt(row.content, place).indexOf(''));
}

export default implement(putBrandPicture, {
  async run(context, input) {
    const row = await findKit(context, input.brandKit, input.productIdea ?? input.brandIdea);
    const place = placeMeant(row, input);
    const slot = slotFor(row, place, input.slot);
    const picture = await pictureToPut(context, row.content, input);
    const change = await changeKit(context, row.id, 'Added a picture to the kit', (content) =>
      putPicture(content, place, slot, picture),
    );
    return changed(context, change);
  },
  undo: putBack,
});
