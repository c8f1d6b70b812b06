import type { DesignRow } from './find-design.ts';
import { templateOfRow } from './show-design.ts';

/** Words that the catalog is searched with: the product, its material. */
export function catalogWords(row: DesignRow): string {
  const template = templateOfRow(row);
  return 'tariffWords' in template ? `${template.name} ${template.tariffWords}` : template.name;
}
