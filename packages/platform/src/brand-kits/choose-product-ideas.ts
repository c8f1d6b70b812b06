import { OperationError } from '@brandwright/contract';
import { chooseProductIdeas } from '@brandwright/contract/brand-kits/choose-product-ideas.ts';
import { implement } from '../kernel/request/implementation.ts';
import { changed } from './answer-change.ts';
import { findKit } from './find-kit.ts';
import { findSku } from './find-part.ts';
import { changeKit } from './keep-kit.ts';
import { putBack } from './undo-change.ts';

export default implement(chooseProductIdeas, {
  async run(context, { brandKit, productIdeas, how }) {
    const row = await findKit(context, brandKit, productIdeas[0]);
    const named = [...new Set(productIdeas.map((words) => findSku(row.content, words).uuid))];
    const now = row.content.productSkus.selectedUuids;
    const wanted = {
      ONLY: named,
      ADD: [...now, ...named.filter((uuid) => !now.includes(uuid))],
      REMOVE: now.filter((uuid) => !named.includes(uuid)),
    }[how];
    if (how === 'REMOVE' && wanted.length === now.length)
      throw new OperationError('conflict', 'That product idea isn’t one of the chosen ones.');
    const change = await changeKit(context, row.id, 'Chose product ideas', (content) => ({
      ...content,
      productSkus: { ...content.productSkus, selectedUuids: wanted },
    }));
    return changed(context, change);
  },
  undo: putBack,
});
