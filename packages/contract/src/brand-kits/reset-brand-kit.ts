import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { brandKit } from './entities.ts';
import { kitInView, kitChange } from './refs.ts';
import { kitForModel } from './say.ts';

export const resetBrandKit = declareOperation({
  name: 'reset_brand_kit',
  area: 'brand-kits',
  title: 'Reset a brand kit',
  description:
    'Empties a brand kit to begin anew: category, description, audiences, ideas, mood board, product ideas, research, slide colors and slides; stops what is being made. Can be undone. To remove the kit use delete_brand_kit.',
  examples: ['Reset my brand kit', 'start the tea kit over from scratch', 'clear everything in this kit'],
  input: z.object({ brandKit: kitInView() }),
  output: brandKit,
  http: { method: 'POST', path: '/web/brand-kits/{brandKit}/reset' },
  ...kitChange,
  card: 'brand_kit',
  errors: ['not_found', 'conflict'],
  related: ['edit_brand_brief', 'restore_brand_kit_version'],
  toModel: kitForModel,
  summary: () => 'The kit is empty, and nothing is being made for it anymore. Undo brings all of it back.',
});
