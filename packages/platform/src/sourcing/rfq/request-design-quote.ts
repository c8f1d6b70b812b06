import { getDesign } from '@brandwright/contract/design/studio/get-design.ts';
import { renderDesign } from '@brandwright/contract/design/studio/render-design.ts';
import { layerWords } from '@brandwright/contract/design/studio/words.ts';
import { requestDesignQuote } from '@brandwright/contract/sourcing/rfq/request-design-quote.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { insertRequest, onlySaid, refusePast, removeDraft, subject } from './make.ts';
import { toRequest } from './request-rows.ts';

const mostLayers = 8;
const pictureWidth = 1200;

export default implement(requestDesignQuote, {
  async run(context, { designId: said, ...given }) {
    refusePast(context, given.neededBy);
    const { designId, name, product, productColorName, document } = await context.call(getDesign, {
      designId: said,
    });
    const picture = await context.call(renderDesign, {
      designId,
      what: 'PRODUCT',
      width: pictureWidth,
    });
    const printed = document.layers
      .filter(({ isVisible }) => isVisible)
      .slice(0, mostLayers)
      .map(layerWords);
    const row = await insertRequest(context, {
      ...onlySaid(given),
      title: name.toLowerCase().includes(product.toLowerCase()) ? name : `${name}, ${product.toLowerCase()}`,
      description: `${product} in ${productColorName}${printed.length > 0 ? `, printed with ${printed.join(', ')}` : ''}, as in the attached picture.`,
      fileUrls: [picture.url],
      step: 'REVIEW',
    });
    return { output: await toRequest(context, row), undo: { requestId: row.id }, subject: subject(row) };
  },
  undo: removeDraft,
});
