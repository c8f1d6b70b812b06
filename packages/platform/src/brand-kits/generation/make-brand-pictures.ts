import { OperationError, type InputOf } from '@brandwright/contract';
import { engineFor } from '@brandwright/providers/image-maker/connected.ts';
import { makeBrandPictures } from '@brandwright/contract/brand-kits/make-brand-pictures.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { describeKit } from '../describe-kit.ts';
import { findKit, type KitRow } from '../find-kit.ts';
import { findIdea } from '../find-part.ts';
import { changeKit } from '../keep-kit.ts';
import { slotsAt } from '../slots.ts';
import type { WorkOrder } from '../tables.ts';
import { markLoading } from './places.ts';
import { orderWork } from './requests.ts';
import { placeMeant, slotMeant, needBrief, needRoom } from './slot-meant.ts';

/** All slots of the place, or the one that is named; all products when none is. */
function orderOf(row: KitRow, input: InputOf<typeof makeBrandPictures>): WorkOrder {
  const { wish, model, slot } = input;
  const shared = { ...(wish ? { wish } : {}), ...(model ? { model } : {}) };
  if (input.pictures === 'PRODUCT' && input.productIdea === undefined) {
    if (row.content.productSkus.generations.length === 0)
      throw new OperationError(
        'conflict',
        'This kit has no product ideas yet. Say "make product ideas" to get some.',
      );
    return { ...shared, slots: [0] };
  }
  if (input.pictures !== 'PRODUCT') findIdea(row.content, input.brandIdea);
  const place = placeMeant(row, input);
  const slots =
    slot === undefined ? slotsAt(row.content, place).map((_, at) => at) : [slotMeant(row, place, slot)];
  if (place.group === 'IDEA') return { ...shared, ideaUuid: place.uuid, slots };
  return place.group === 'PRODUCT' ? { ...shared, skuUuid: place.uuid, slots } : { ...shared, slots };
}

export default implement(makeBrandPictures, {
  async run(context, input) {
    const row = await findKit(context, input.brandKit, input.productIdea ?? input.brandIdea);
    needBrief(row);
    const type = ({ IDEA: 'IDEA_IMAGES', MOODBOARD: 'MOODBOARD_IMAGES', PRODUCT: 'PRODUCT_IMAGES' } as const)[
      input.pictures
    ];
    await needRoom(context, row, [type]);
    if (input.model && context.via === 'partner') engineFor(context.providers.imageMaker, input.model);
    const order = orderOf(row, input);
    await changeKit(context, row.id, 'Asked for new pictures', (content) =>
      markLoading(content, type, order),
    );
    await orderWork(context, row.id, [{ type, order }]);
    return {
      output: await describeKit(context, await findKit(context, row.id)),
      subject: { kind: 'brand_kit', id: row.id },
    };
  },
});
