import type { BlankCategoryRow, BlankProduct } from '@brandwright/contract/print-on-demand/entities.ts';

/** Selecting the selected category deselects it: back to 0 (brand-kit document §4). */
export const toggleCategory = (selected: number, id: number): number => (selected === id ? 0 : id);

/** A category with all below it; every id for 0. */
function withBelow(categories: readonly BlankCategoryRow[], id: number): Set<number> {
  const within = new Set([id]);
  for (let before = -1; before !== within.size;) {
    before = within.size;
    for (const row of categories) if (within.has(row.parent_id)) within.add(row.id);
  }
  return within;
}

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/\bt-?shirts?\b/g, 'tee')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** Blanks of a category (0: of all) whose title, category or colors have every word that was typed. */
export function blanksIn(
  products: readonly BlankProduct[],
  categories: readonly BlankCategoryRow[],
  categoryId: number,
  search: string,
): BlankProduct[] {
  const within = categoryId === 0 ? undefined : withBelow(categories, categoryId);
  const words = plain(search)
    .split(' ')
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
  return products.filter((row) => {
    if (within && !within.has(row.mainCategoryId)) return false;
    const text = plain([row.title, row.categoryTitle ?? '', ...row.colors.map(({ name }) => name)].join(' '));
    return words.every((word) => text.includes(` ${word}`));
  });
}
