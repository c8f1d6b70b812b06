import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { colorField, familyName } from './color-families.ts';
import { brandIdea, hexCode } from './entities.ts';
import { chosenIdeaRef, ideaPlace, kitInView, mayRead, requestWords } from './refs.ts';
import { filled, listed } from './say.ts';

export const showBrandIdea = declareOperation({
  name: 'show_brand_idea',
  area: 'brand-kits',
  title: 'Brand idea',
  description:
    'Shows one brand idea of a kit: name, slogan, mission, value props, colors and pictures; in other colors when a color is said ("in green"), as a preview that changes nothing. To keep the colors use change_brand_colors; to choose the idea use choose_brand_idea; all ideas are in get_brand_kit.',
  examples: [
    'Show me the second idea',
    'show me the second idea in green',
    'how would Hushleaf look in warmer colors?',
    'let me see the last brand idea in blue',
  ],
  input: z.object({
    brandKit: kitInView(),
    brandIdea: chosenIdeaRef(),
    which: ideaPlace(),
    request: requestWords(),
    color: colorField('In which color?').optional(),
    hexCode: hexCode.describe('An exact main color, #RRGGBB.').optional(),
  }),
  output: z.object({
    brandKitId: field(z.uuid(), { ref: 'brand_kit' }),
    kitName: z.string(),
    idea: brandIdea,
    /** From 1, oldest first, of how many. */
    place: z.int(),
    of: z.int(),
    isChosen: z.boolean(),
    /** Whether colors and pictures are a preview in other colors than the idea has. */
    isRecolored: z.boolean(),
    /** The colors that it has now, `#RRGGBB`. */
    ownColors: z.array(z.string()),
  }),
  http: { method: 'GET', path: '/web/brand-kits/{brandKit}/brand-ideas/{brandIdea}' },
  access: mayRead,
  effect: 'read',
  card: 'brand_idea',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['change_brand_colors', 'choose_brand_idea', 'edit_brand_idea', 'get_brand_kit'],
  toModel: ({ idea, ...rest }) => ({
    ...rest,
    idea: {
      uuid: idea.uuid,
      brandName: idea.brandName,
      slogan: idea.slogan,
      mission: idea.mission,
      valueProps: idea.valueProps,
      colorPalette: idea.colorPalette,
      pictures: filled(idea.images),
    },
  }),
  summary: ({ idea, place, of, isChosen, isRecolored }, { color }) => {
    const colors = listed(idea.colorPalette.map(({ name, hexCode: hex }) => `${name} ${hex}`));
    const which = `Idea ${place} of ${of}${isChosen ? ', the chosen one' : ''}: ${idea.brandName}, “${idea.slogan}”`;
    return isRecolored
      ? `${which}, shown ${color ? `in ${familyName(color)}` : 'in other colors'}: ${colors}. Nothing has changed yet; say "keep these colors" to keep them.`
      : `${which}. Colors: ${colors}.`;
  },
});
