import { categoryOf } from '@brandwright/providers/brand-engine/local/read-brief.ts';

/** The category that a description falls into, by the tables of knowledge: "Tea". */
export function guessCategory(productDescription: string): string {
  if (productDescription.trim() === '') return '';
  const { name } = categoryOf('', productDescription);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
