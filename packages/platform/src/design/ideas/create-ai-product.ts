import { OperationError } from '@brandwright/contract';
import { createAiProduct } from '@brandwright/contract/design/ideas/create-ai-product.ts';
import { mostProductsOfAnIdea } from '@brandwright/contract/design/ideas/limits.ts';
import { randomUUID } from 'node:crypto';
import { implement } from '../../kernel/request/implementation.ts';
import { putBack, undoOf } from './change.ts';
import { findIdea } from './find-idea.ts';
import { keepIdea } from './keep-idea.ts';
import { picturesJob } from './pictures-job.ts';
import { assertOpen } from './rules.ts';
import { showIdea } from './show-idea.ts';
import { draftedProduct } from './write-ideas.ts';

export default implement(createAiProduct, {
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
    const product = draftedProduct(id, draft);
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
