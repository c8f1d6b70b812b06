import { OperationError } from '@brandwright/contract';
import { updateProductTemplate } from '@brandwright/contract/print-on-demand/update-product-template.ts';
import type { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { chosenVariants } from './rules.ts';
import { changeTemplate, offeredVariants, type TemplateRow } from './templates.ts';
import { changeableTemplate, changed, undo } from './change-template.ts';

type Choice = Pick<z.output<typeof updateProductTemplate.input>, 'colors' | 'colorNames' | 'sizes'>;

/** Colors that were not named stay, and so do sizes. */
function variantsAfter(row: TemplateRow, { colors, colorNames, sizes }: Choice): number[] {
  const offered = offeredVariants(row);
  const keepsColors = colors === undefined && colorNames === undefined;
  const allSizes = new Set(offered.map(({ size }) => size));
  const variants = chosenVariants(row.productTitle, row.blank.variants, {
    families: colors,
    names: keepsColors ? [...new Set(offered.map(({ color }) => color))] : colorNames,
    sizes: sizes ?? [...allSizes].filter((size) => size !== null),
  });
  return variants.map(({ id }) => id);
}

export default implement(updateProductTemplate, {
  async run(context, { templateId, title, colors, colorNames, sizes }) {
    const row = await changeableTemplate(context, templateId);
    if (title === undefined && colors === undefined && colorNames === undefined && sizes === undefined)
      throw new OperationError('bad_input', 'Say the new title, colors or sizes.');
    const change: { title?: string; variantIds?: number[] } = title === undefined ? {} : { title };
    if (colors !== undefined || colorNames !== undefined || sizes !== undefined)
      change.variantIds = variantsAfter(row, { colors, colorNames, sizes });
    return changed(context, row, await changeTemplate(context, row.id, change));
  },
  undo,
});
