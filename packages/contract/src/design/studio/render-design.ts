import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { designRef, mayReadDesigns } from './design-ref.ts';
import { designId } from './entities.ts';

export const renderDesign = declareOperation({
  name: 'render_design',
  area: 'design',
  title: 'Picture of a design',
  description:
    'Renders a product design to a PNG to download or share: the product with its layers, or the print alone on a transparent ground for a printer. It draws what is on the canvas; new pictures from words are generate_design_pictures.',
  examples: [
    'Export the tote design as a PNG',
    'download my design',
    'render this design',
    'give me the print file of the tee design',
  ],
  input: z.object({
    ...designRef,
    what: field(z.enum(['PRODUCT', 'PRINT']), {
      label: 'What',
      valueWords: {
        PRODUCT: ['product picture', 'mockup', 'mock-up'],
        PRINT: ['print file', 'artwork only', 'print only', 'without the product', 'transparent'],
      },
    })
      .default('PRODUCT')
      .describe(
        'PRODUCT: the product with its layers. PRINT: the layers of the print area on a transparent ground.',
      ),
    width: z.int().min(200).max(4096).default(1600).describe('Width of the picture in pixels.'),
  }),
  output: z.object({
    designId: designId(),
    name: z.string(),
    what: z.enum(['PRODUCT', 'PRINT']),
    url: z.string(),
    width: z.int(),
    height: z.int(),
  }),
  http: { method: 'POST', path: '/web/product-designs/{designId}/pictures' },
  access: mayReadDesigns,
  effect: 'read',
  card: 'design_picture',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_design', 'find_products_for_design'],
  summary: ({ name, what, width, height }) =>
    `${what === 'PRINT' ? 'The print of' : 'A picture of'} ${name} is ready as a PNG, ${width} × ${height} pixels.`,
});
