import { getBlankProduct as getDeclaration } from '@brandwright/contract/print-on-demand/get-blank-product.ts';
import { listBlankCategories as categoriesDeclaration } from '@brandwright/contract/print-on-demand/list-blank-categories.ts';
import { listBlankProducts as listDeclaration } from '@brandwright/contract/print-on-demand/list-blank-products.ts';
import { implement } from '../kernel/request/implementation.ts';
import { describeBlank, findBlank, findBlanks, readCatalog } from './catalog.ts';
import { withBelow } from './rules.ts';

export const listBlankCategories = implement(categoriesDeclaration, {
  async run(context) {
    const { categories, products } = await readCatalog(context);
    const rows = categories.map((category) => {
      const within = withBelow(categories, category.id);
      const productCount = products.filter(({ mainCategoryId }) => within.has(mainCategoryId)).length;
      return { ...category, productCount };
    });
    return { output: { rows } };
  },
});

export const listBlankProducts = implement(listDeclaration, {
  async run(context, { page, size, ...filter }) {
    const found = findBlanks(await readCatalog(context), filter);
    return { output: { rows: found.slice(page * size, (page + 1) * size), page, size, total: found.length } };
  },
});

export const getBlankProduct = implement(getDeclaration, {
  run: async (context, { productId }) => ({
    output: await describeBlank(context, await findBlank(context, productId)),
  }),
});
