import { OperationError } from '@brandwright/contract';
import { createAiProduct } from '@brandwright/contract/design/ideas/create-ai-product.ts';
import { updateAiProduct } from '@brandwright/contract/design/ideas/update-ai-product.ts';
import { mostProductsOfAnIdea } from '@brandwright/contract/design/ideas/limits.ts';
import { randomUUID } from 'node:crypto';
import { implement } from '../../kernel/request/implementation.ts';
import { putBack, undoOf } from './change.ts';
import { findIdea, findProduct } from './find-idea.ts';
import { keepIdea, loadingImage } from './keep-idea.ts';
import { picturesJob } from './pictures-job.ts';
import { recolored, type ProductWords } from './recolor.ts';
import { assertOpen } from './rules.ts';
import { showIdea } from './show-idea.ts';
import type { StoredProduct } from './tables.ts';

export const createProduct = implement(createAiProduct, {
  async run(context, { aiIdea, wish }) {
    const row = await findIdea(context, aiIdea, true);
    assertOpen(row);
    if (row.products.length >= mostProductsOfAnIdea)
      throw new OperationError(
        'conflict',
        `AI idea ${row.number} has ${mostProductsOfAnIdea} products, which is as many as it can hold. Make a new idea.`,
      );
    const id = randomUUID();
    const [draft] = await context.providers.brandEngine
      .productIdeas(
        { category: row.category, productDescription: row.brief },
        undefined,
        { name: row.audience, description: '', ageRange: '', needs: [], channels: [] },
        {
          seed: id,
          count: 1,
          avoid: row.products.map(({ title }) => title),
          today: context.clock.now().toISOString().slice(0, 10),
          signal: context.signal,
          ...(wish ? { wish } : {}),
        },
      )
      .catch((error: unknown) => {
        throw new OperationError(
          'upstream',
          error instanceof Error && error.name === 'BrandEngineRefused'
            ? error.message
            : 'The product could not be written. Try again in a moment.',
        );
      });
    if (!draft)
      throw new OperationError(
        'conflict',
        `There is nothing new left to make for AI idea ${row.number}. Say what it should be like.`,
      );
    const product: StoredProduct = {
      id,
      title: draft.title,
      description: draft.description,
      priceMinor: draft.suggestedRetailPriceMinor,
      popularity: Math.max(1, Math.min(100, Math.round(draft.popularity))),
      imagePrompt: draft.imagePrompt,
      image: loadingImage,
    };
    const after = await keepIdea(context, row, { products: [...row.products, product] });
    await picturesJob.ask(context, row.id);
    return {
      output: { ...showIdea(after), aiProductId: id },
      undo: undoOf(row),
      subject: { kind: 'ai_idea', id: row.id },
    };
  },
  undo: putBack,
});

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

export const updateProduct = implement(updateAiProduct, {
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
