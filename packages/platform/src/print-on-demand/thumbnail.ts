import { printDrawingAddress } from '@brandwright/providers/print-on-demand/print-drawing.ts';
import { groundOf, inkFor } from './ink.ts';
import type { productTemplates } from './tables.ts';

/**
 * The picture that stands for a template: its first mock-up, else a drawing of the blank with the words that are printed
 * on it, else the blank's own picture.
 */
export function thumbnailOf(
  row: Pick<
    typeof productTemplates.$inferSelect,
    'mockups' | 'layers' | 'variantIds' | 'blank' | 'productId' | 'productImageUrl'
  >,
): string | null {
  const [mockup] = row.mockups;
  if (mockup) return mockup.url;
  const variant = row.blank.variants.find(({ id }) => row.variantIds.includes(id));
  const words = row.layers.find(({ kind }) => kind === 'TEXT');
  const drawn =
    variant &&
    printDrawingAddress({
      productId: row.productId,
      hex: variant.hex,
      print: words?.text
        ? {
            placement: words.placement,
            typeface: words.typeface ?? 'inter-bold',
            inkHex: inkFor(words.inkHex, groundOf(row.blank.printAreas, words.placement, variant.hex)),
            words: words.text,
          }
        : null,
    });
  return drawn ?? row.productImageUrl;
}
