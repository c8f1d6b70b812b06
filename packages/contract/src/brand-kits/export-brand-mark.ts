import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { writtenFile } from '../kernel/downloads.ts';
import { declareOperation } from '../kernel/operation.ts';
import { chosenIdeaRef, kitInView, mayAct } from './refs.ts';

export const exportBrandMark = declareOperation({
  name: 'export_brand_mark',
  area: 'brand-kits',
  title: 'Logo mark as a file',
  description:
    'Draws the logo mark of a brand idea into an SVG (vector, for print) or a PNG with a transparent ground.',
  examples: [
    'Download our logo as SVG',
    'export the logo mark as png',
    'I need the logo file of the tea kit',
  ],
  input: z.object({
    brandKit: kitInView(),
    brandIdea: chosenIdeaRef(),
    format: field(z.enum(['SVG', 'PNG']), {
      label: 'Format',
      valueWords: { SVG: ['svg', 'vector'], PNG: ['png', 'picture', 'transparent'] },
    }).default('SVG'),
  }),
  output: z.object({ ...writtenFile, brandName: z.string() }),
  http: { method: 'POST', path: '/web/brand-kits/{brandKit}/mark', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'download',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_brand_colors', 'get_brand_kit_pdf'],
  summary: ({ name, brandName }) => `The mark of ${brandName} is in ${name}.`,
});
