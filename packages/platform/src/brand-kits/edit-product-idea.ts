import { editProductIdea } from '@brandwright/contract/brand-kits/edit-product-idea.ts';
import { implement } from '../kernel/request/implementation.ts';
import { changed } from './answer-change.ts';
import { findKit } from './find-kit.ts';
import { findSku } from './find-part.ts';
import { changeKit } from './keep-kit.ts';
import { changeSku } from './rules.ts';
import { putBack } from './undo-change.ts';
import { needOne } from './need-one.ts';

export default implement(editProductIdea, {
  async run(context, input) {
    const { title, description, suggestedRetailPriceMinor: priceMinor, popularity } = input;
    needOne(
      [title, priceMinor, popularity, description],
      'Say what should change: the name, price, popularity or description.',
    );
    const row = await findKit(context, input.brandKit, input.productIdea);
    const { uuid, title: known } = findSku(row.content, input.productIdea);
    const change = await changeKit(context, row.id, `Edited the product idea ${known}`, (content) =>
      changeSku(content, uuid, (sku) => ({
        ...sku,
        title: title ?? sku.title,
        suggestedRetailPrice: priceMinor === undefined ? sku.suggestedRetailPrice : priceMinor / 100,
        popularity: popularity ?? sku.popularity,
        description: description ?? sku.description,
      })),
    );
    return changed(context, change);
  },
  undo: putBack,
});
