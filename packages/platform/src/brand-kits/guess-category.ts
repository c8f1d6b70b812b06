import { categoryNameOf } from '@brandwright/artwork/wording/category-name.ts';

/** The category that a description falls into, or the product itself where none is known: "Tea". */
export function guessCategory(productDescription: string): string {
  if (productDescription.trim() === '') return '';
  const name = categoryNameOf(productDescription);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
