import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { brandKit } from './entities.ts';
import { kitInView, kitChange } from './refs.ts';
import { countOf, kitForModel, kitTitle, stateOf } from './say.ts';

export const drawBrandSlides = declareOperation({
  name: 'draw_brand_slides',
  area: 'brand-kits',
  title: 'Draw the slides of a kit',
  description:
    'Draws the pictures of the six slides of a brand kit (idea, mood board, market research, product ideas, get started, summary) from what the kit holds now. The PDF needs them. The PDF itself is get_brand_kit_pdf.',
  examples: ['Draw the slides of my brand kit', 'refresh the slide thumbnails'],
  input: z.object({ brandKit: kitInView() }),
  output: brandKit,
  http: { method: 'POST', path: '/web/brand-kits/{brandKit}/slides' },
  ...kitChange,
  card: 'brand_kit',
  errors: ['not_found', 'conflict'],
  related: ['get_brand_kit_pdf', 'get_brand_kit'],
  toModel: kitForModel,
  summary: (kit) =>
    `${countOf(kit.thumbnailImages.length, 'slide')} of ${kitTitle(kit)} ${kit.thumbnailImages.length === 1 ? 'is' : 'are'} drawn. ${stateOf(kit)}`,
});
