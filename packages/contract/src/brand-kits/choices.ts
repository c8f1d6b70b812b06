import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { colorField, familyName } from './color-families.ts';
import { brandIdea, brandKit, hexCode } from './entities.ts';
import {
  chosenIdeaRef,
  ideaPlace,
  kitInView,
  kitReads,
  mayAct,
  mayRead,
  productRef,
  requestWords,
} from './refs.ts';
import { chosenIdeaOf, countOf, filled, kitForModel, kitTitle, listed, stateOf } from './say.ts';

export const showBrandIdea = declareOperation({
  name: 'show_brand_idea',
  area: 'brand-kits',
  title: 'Brand idea',
  description:
    'Shows one brand idea of a kit: name, slogan, mission, value props, colours and pictures; in other colours when a colour is said ("in green"), as a preview that changes nothing. To keep the colours use change_brand_colors; to go on with the idea use choose_brand_idea; all ideas are in get_brand_kit.',
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
    hexCode: hexCode.describe('An exact main colour, #RRGGBB.').optional(),
  }),
  output: z.object({
    brandKitId: field(z.uuid(), { ref: 'brand_kit' }),
    kitName: z.string(),
    idea: brandIdea,
    /** From 1, oldest first, of how many. */
    place: z.int(),
    of: z.int(),
    isChosen: z.boolean(),
    /** Whether colours and pictures are a preview in other colours than the idea has. */
    isRecolored: z.boolean(),
    /** The colours that it has now, `#RRGGBB`. */
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
      ? `${which}, shown ${color ? `in ${familyName(color)}` : 'in other colors'}: ${colors}. Nothing is changed yet; say "keep these colors" to keep them.`
      : `${which}. Colors: ${colors}.`;
  },
});

export const chooseBrandIdea = declareOperation({
  name: 'choose_brand_idea',
  area: 'brand-kits',
  title: 'Choose a brand idea',
  description:
    'Goes on with one brand idea of a kit. Choosing another one clears mood board, product ideas, research and slides, which are made anew for it, and sets the slide colour to its first colour. Can be undone. To only look use show_brand_idea.',
  examples: [
    'Go with the second idea',
    'choose Hushleaf',
    'I want the third brand idea',
    "let's use the last one as our brand",
  ],
  input: z.object({
    brandKit: kitInView(),
    brandIdea: chosenIdeaRef(),
    which: ideaPlace(),
    request: requestWords(),
    generate: z
      .boolean()
      .describe('Whether pictures, product ideas and research of the new idea are made at once.')
      .default(true),
  }),
  output: brandKit,
  http: { method: 'PUT', path: '/web/brand-kits/{brandKit}/brand-idea' },
  access: mayAct,
  effect: 'write',
  card: 'brand_kit_progress',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['show_brand_idea', 'get_brand_kit', 'choose_product_ideas'],
  invalidates: kitReads,
  undoable: true,
  toModel: kitForModel,
  summary: (kit) => {
    const idea = chosenIdeaOf(kit);
    return `${idea ? `${idea.brandName} is your brand now: “${idea.slogan}”` : 'The idea is chosen'}. ${stateOf(kit)}`;
  },
});

export const chooseTargetAudience = declareOperation({
  name: 'choose_target_audience',
  area: 'brand-kits',
  title: 'Choose a target audience',
  description:
    'Sets for whom the brand of a kit is, by words of the audience’s name or its place (newest first). New ideas and products are made for it. To get other audiences use generate_brand_kit_part.',
  examples: [
    'Choose the night-shift nurses as our audience',
    'target the second audience',
    'our customers are the young parents',
  ],
  input: z.object({
    brandKit: kitInView(),
    audience: field(z.string().trim().min(1).max(160), {
      label: 'Audience',
      words: ['audience', 'target audience', 'customers', 'target'],
      question: 'Which audience?',
    }).describe('Its uuid, words of its name, or its place ("2", "second").'),
  }),
  output: brandKit,
  http: { method: 'PUT', path: '/web/brand-kits/{brandKit}/target-audience' },
  access: mayAct,
  effect: 'write',
  card: 'brand_kit',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_brand_kit', 'generate_brand_kit_part'],
  invalidates: kitReads,
  undoable: true,
  toModel: kitForModel,
  summary: ({ targetAudiences, ...kit }) => {
    const chosen = targetAudiences.generations.find(({ uuid }) => uuid === targetAudiences.selectedUuid);
    return `${kitTitle(kit)} is for ${chosen?.name ?? 'nobody in particular'} now.`;
  },
});

export const chooseProductIdeas = declareOperation({
  name: 'choose_product_ideas',
  area: 'brand-kits',
  title: 'Choose product ideas',
  description:
    'Chooses which product ideas a brand kit goes on with: exactly the named ones, or adding or removing them. The first three are chosen unless somebody chooses. To change one’s name or price use edit_product_idea.',
  examples: [
    'Choose the first and third product ideas',
    'drop the gift box from the product ideas',
    'also take the travel tin',
    'use only the sleep tea in the kit',
  ],
  input: z.object({
    brandKit: kitInView(),
    productIdeas: field(z.array(productRef()).min(1).max(20), {
      ref: 'product_idea',
      question: 'Which product ideas?',
      label: 'Product ideas',
      words: ['product ideas', 'products'],
    }),
    how: field(z.enum(['ONLY', 'ADD', 'REMOVE']), {
      label: 'How',
      valueWords: {
        ONLY: ['only', 'just'],
        ADD: ['add', 'also', 'too', 'as well', 'include'],
        REMOVE: ['remove', 'drop', 'without', 'deselect', 'unselect', 'leave out', 'take out'],
      },
    })
      .describe('ONLY these (the default), ADD them to the chosen ones, or REMOVE them from those.')
      .default('ONLY'),
  }),
  output: brandKit,
  http: { method: 'PUT', path: '/web/brand-kits/{brandKit}/product-ideas' },
  access: mayAct,
  effect: 'write',
  card: 'brand_kit',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_brand_kit', 'edit_product_idea', 'generate_brand_kit_part'],
  invalidates: kitReads,
  undoable: true,
  toModel: kitForModel,
  summary: (kit) => {
    const chosen = kit.productSkus.generations.filter(({ uuid }) =>
      kit.productSkus.selectedUuids.includes(uuid),
    );
    return chosen.length === 0
      ? `No product idea of ${kitTitle(kit)} is chosen now. Please select your product idea(s).`
      : `${countOf(chosen.length, 'product idea is', 'product ideas are')} chosen: ${listed(chosen.map(({ title }) => title))}.`;
  },
});
