import { OperationError } from '@brandwright/contract';
import { editBrandBrief } from '@brandwright/contract/brand-kits/edit-brand-brief.ts';
import { implement } from '../kernel/request/implementation.ts';
import { changed } from './answer-change.ts';
import { findKit } from './find-kit.ts';
import { changeKit } from './keep-kit.ts';
import { reviseBrief } from './revise-brief.ts';
import { putBack } from './undo-change.ts';

export default implement(editBrandBrief, {
  async run(context, { brandKit, category, productDescription }) {
    if (category === undefined && productDescription === undefined)
      throw new OperationError('bad_input', 'Say the new category or the new product description.');
    const row = await findKit(context, brandKit);
    const change = await changeKit(context, row.id, 'Changed what the kit is for', (content) => ({
      ...content,
      category: category ?? content.category,
      productDescription:
        productDescription === undefined
          ? content.productDescription
          : reviseBrief(productDescription, content.productDescription),
    }));
    return changed(context, change);
  },
  undo: putBack,
});
