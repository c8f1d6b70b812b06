import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { colorField, familyName } from './color-families.ts';
import { brandKit, hexCode } from './entities.ts';
import { longestName } from './limits.ts';
import { chosenIdeaRef, kitInView, kitChange } from './refs.ts';
import { chosenIdeaOf, kitForModel, kitTitle, listed } from './say.ts';

export const changeBrandColors = declareOperation({
  name: 'change_brand_colors',
  area: 'brand-kits',
  title: 'Change the colors of a brand',
  description:
    'Changes the palette of a brand idea: all of it to a color or mood ("greens", "warmer"), or one of its four colors to an exact code or a color. Slides in that color follow, and the brand’s pictures are redrawn. To only look use show_brand_idea with a color.',
  examples: [
    'Change the brand colors to green',
    'make the palette warmer',
    'change the second color to #2F6B4F',
    'the main brand color should be navy blue',
    'keep these colours',
  ],
  input: z.object({
    brandKit: kitInView(),
    brandIdea: chosenIdeaRef(),
    position: field(z.enum(['ALL', 'FIRST', 'SECOND', 'THIRD', 'FOURTH']), {
      label: 'Which color',
      valueWords: {
        ALL: ['all colors', 'whole palette', 'palette', 'colors', 'colours', 'all colours'],
        FIRST: [
          'first color',
          'first colour',
          'main color',
          'main colour',
          'primary color',
          'primary colour',
          'color 1',
        ],
        SECOND: ['second color', 'second colour', 'secondary color', 'secondary colour', 'color 2'],
        THIRD: ['third color', 'third colour', 'accent color', 'accent colour', 'color 3'],
        FOURTH: ['fourth color', 'fourth colour', 'last color', 'last colour', 'color 4'],
      },
    })
      .describe('One of the four colors, or the whole palette (the default).')
      .default('ALL'),
    color: colorField('Which color?').optional(),
    hexCode: hexCode
      .describe('An exact color, #RRGGBB. It becomes the main one when no position is said.')
      .optional(),
    colorName: field(z.string().trim().min(1).max(longestName), {
      label: 'Name of the color',
      words: ['named', 'called'],
    }).optional(),
    description: field(z.string().trim().min(1).max(400), {
      label: 'Description of the color',
      words: ['described as'],
    }).optional(),
    redraw: z.boolean().describe('Whether pictures are redrawn in the new colors.').default(true),
  }),
  output: brandKit,
  http: { method: 'PUT', path: '/web/brand-kits/{brandKit}/colors' },
  ...kitChange,
  card: 'brand_kit_progress',
  errors: ['not_found', 'conflict', 'bad_input'],
  related: ['show_brand_idea', 'get_brand_colors'],
  toModel: kitForModel,
  summary: (kit, { color, position }) => {
    const idea = chosenIdeaOf(kit);
    const colors = idea ? listed(idea.colorPalette.map(({ name, hexCode: hex }) => `${name} ${hex}`)) : '';
    const toWhat = color ? ` to ${familyName(color)}` : '';
    const which = position === 'ALL' ? 'palette' : `${position.toLowerCase()} color`;
    return `The ${which} of ${kitTitle(kit)} is changed${toWhat}. The chosen idea’s colors: ${colors}.`;
  },
});
