import { chooseAiProducts } from '@brandwright/contract/design/ideas/choose-ai-products.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findIdea, productIn } from './find-idea.ts';
import { keepIdea } from './keep-idea.ts';
import { assertOpen, chooseProducts } from './rules.ts';
import { showIdea } from './show-idea.ts';
import { undoOf, putBack } from './change.ts';

export default implement(chooseAiProducts, {
  async run(context, { aiIdea, selectedProductIds, how }) {
    const row = await findIdea(context, aiIdea, true);
    assertOpen(row);
    const named = selectedProductIds.map((said) => productIn(row, said).id);
    const after = await keepIdea(context, row, {
      selectedProductIds: chooseProducts(row.products, row.selectedProductIds, named, how),
    });
    return { output: showIdea(after), undo: undoOf(row), subject: { kind: 'ai_idea', id: row.id } };
  },
  undo: putBack,
});
