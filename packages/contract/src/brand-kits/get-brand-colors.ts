import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { chosenIdeaRef, kitInView, mayRead } from './refs.ts';
import { listed } from './say.ts';
import { colorValues } from './exports.ts';

export const getBrandColors = declareOperation({
  name: 'get_brand_colors',
  area: 'brand-kits',
  title: 'Color values of a brand',
  description:
    'The palette of a brand idea with print and screen values: hex, RGB, CMYK (an estimate), contrast on white and on ink with the WCAG level. To change colors use change_brand_colors.',
  examples: [
    'What are the CMYK values of my brand colors?',
    'hex codes of the palette',
    'is our green readable on white?',
  ],
  input: z.object({ brandKit: kitInView(), brandIdea: chosenIdeaRef() }),
  output: z.object({
    brandKitId: field(z.uuid(), { ref: 'brand_kit' }),
    brandName: z.string(),
    /** The dark that is called ink here, `#RRGGBB`. */
    ink: z.string(),
    colors: z.array(colorValues),
  }),
  http: { method: 'GET', path: '/web/brand-kits/{brandKit}/colors' },
  access: mayRead,
  effect: 'read',
  card: 'brand_palette',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['change_brand_colors', 'export_brand_mark'],
  summary: ({ brandName, colors }) =>
    `Colors of ${brandName}: ${listed(
      colors.map(
        ({ name, hexCode, cyan, magenta, yellow, key, levelOnWhite }) =>
          `${name} ${hexCode} (CMYK ${cyan}/${magenta}/${yellow}/${key}, ${levelOnWhite === 'FAIL' ? 'too pale for text on white' : levelOnWhite === 'LARGE' ? 'large text only on white' : `${levelOnWhite} on white`})`,
      ),
    )}. CMYK is an estimate.`,
});
