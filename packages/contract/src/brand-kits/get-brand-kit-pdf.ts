import { z } from 'zod';
import { writtenFile } from '../kernel/downloads.ts';
import { declareOperation } from '../kernel/operation.ts';
import { kitInView, mayRead } from './refs.ts';
import { countOf } from './say.ts';

export const getBrandKitPdf = declareOperation({
  name: 'get_brand_kit_pdf',
  area: 'brand-kits',
  title: 'Brand kit as a PDF',
  description:
    'Makes the PDF of a complete brand kit: landscape pages for the idea, mood board, research, products, how to start and a summary. Every slide needs its picture; draw_brand_slides draws them. A link to show instead is share_brand_kit.',
  examples: [
    'Download my brand kit as a PDF',
    'give me the pdf of the tea kit',
    'export the kit to send it to an investor',
  ],
  input: z.object({ brandKit: kitInView() }),
  output: z.object({ ...writtenFile, id: z.uuid(), pages: z.int() }),
  http: { method: 'GET', path: '/web/brand-kits/{brandKit}/pdf' },
  access: mayRead,
  effect: 'read',
  card: 'download',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['draw_brand_slides', 'share_brand_kit'],
  summary: ({ name, pages }) => `${name} has ${countOf(pages, 'page')}.`,
});
