import { OperationError } from '@brandwright/contract';
import { updateAiProduct } from '@brandwright/contract/design/ideas/update-ai-product.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { putBack, undoOf } from './change.ts';
import { findProduct } from './find-idea.ts';
import { keepIdea, loadingImage } from './keep-idea.ts';
import { picturesJob } from './pictures-job.ts';
import { recolored, type ProductWords } from './recolor.ts';
import { assertOpen } from './rules.ts';
import { showIdea } from './show-idea.ts';
import type { StoredProduct } from './tables.ts';

interface ProductChange {
  title: string | undefined;
  description: string | undefined;
  imagePrompt: string | undefined;
  priceMinor: number | undefined;
}

/** A picture in another color or material takes name and description with it, unless these are given too. */
function changedProduct(product: StoredProduct, said: ProductChange): StoredProduct {
  const { own: before, ...now } = product;
  const isRenamed = said.title !== undefined || said.description !== undefined;
  const own: ProductWords = {
    title: said.title ?? before?.title ?? now.title,
    description: said.description ?? before?.description ?? now.description,
    imagePrompt: before?.imagePrompt ?? now.imagePrompt,
  };
  const priced = { ...now, priceMinor: said.priceMinor ?? now.priceMinor };
  if (said.imagePrompt === undefined)
    return isRenamed
      ? { ...priced, title: said.title ?? now.title, description: said.description ?? now.description }
      : { ...priced, ...(before ? { own: before } : {}) };
  const looked = recolored(own, said.imagePrompt);
  const drawn = { ...priced, image: loadingImage };
  if (!looked)
    return {
      ...drawn,
      title: said.title ?? now.title,
      description: said.description ?? now.description,
      imagePrompt: `${said.title ?? now.title}: ${said.imagePrompt}`,
    };
  return {
    ...drawn,
    ...looked,
    ...(said.title === undefined ? {} : { title: said.title }),
    ...(said.description === undefined ? {} : { description: said.description }),
    ...(isRenamed ? {} : { own }),
  };
}

export default implement(updateAiProduct, {
  async run(context, { aiProduct, title, suggestedRetailPrice, description, imagePrompt }) {
    const { idea, product } = await findProduct(context, aiProduct);
    assertOpen({ ...idea, result: 'SUCCESS' });
    if (
      title === undefined &&
      suggestedRetailPrice === undefined &&
      description === undefined &&
      imagePrompt === undefined
    )
      throw new OperationError(
        'bad_input',
        `What should change about ${product.title}: its title, price, description or picture?`,
      );
    const changed = changedProduct(product, {
      title,
      description,
      imagePrompt,
      priceMinor: suggestedRetailPrice,
    });
    const after = await keepIdea(context, idea, {
      products: idea.products.map((one) => (one.id === product.id ? changed : one)),
      // An idea that goes by the name of a product goes by it in its other color too.
      ...(title === undefined && idea.title === product.title ? { title: changed.title } : {}),
    });
    if (imagePrompt !== undefined) await picturesJob.ask(context, idea.id);
    return {
      output: { ...showIdea(after), aiProductId: product.id },
      undo: undoOf(idea),
      subject: { kind: 'ai_idea', id: idea.id },
    };
  },
  undo: putBack,
});
