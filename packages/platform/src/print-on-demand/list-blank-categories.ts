import { listBlankCategories } from '@brandwright/contract/print-on-demand/list-blank-categories.ts';
import { implement } from '../kernel/request/implementation.ts';
import { readCatalog } from './catalog.ts';
import { withBelow } from './rules.ts';

export default implement(listBlankCategories, {
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
