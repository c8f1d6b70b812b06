import { z } from 'zod';
import { amountMinor, field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { colorField, familyName } from './color-families.ts';
import { brandKit, hexCode } from './entities.ts';
import {
  longestDescription,
  longestMission,
  longestName,
  longestResearch,
  longestSlogan,
  longestValueProp,
} from './limits.ts';
import { chosenIdeaRef, kitInView, kitReads, mayAct, productRef } from './refs.ts';
import { chosenIdeaOf, dollars, kitForModel, kitTitle, listed } from './say.ts';

const text = (longest: number, label: string, words: readonly string[]) =>
  field(z.string().trim().min(1).max(longest), { label, words, sense: 'free_text' }).optional();

export const editBrandIdea = declareOperation({
  name: 'edit_brand_idea',
  area: 'brand-kits',
  title: 'Edit a brand idea',
  description:
    'Changes the words of a brand idea: brand name, slogan, mission or one of its three value props. Colours are change_brand_colors; new ideas are generate_brand_kit_part.',
  examples: [
    'Change the slogan to "Rest, on your shift"',
    'rename the brand to Hushleaf',
    'the second value prop should be "Grown without pesticides"',
    'set the mission of the kit to "Better nights for those who work them"',
  ],
  input: z.object({
    brandKit: kitInView(),
    brandIdea: chosenIdeaRef(),
    brandName: text(longestName, 'Brand name', ['brand name', 'name', 'rename', 'call it', 'called']),
    slogan: text(longestSlogan, 'Slogan', ['slogan', 'tagline', 'claim']),
    mission: text(longestMission, 'Mission', ['mission', 'mission statement', 'purpose']),
    valueProp1: text(longestValueProp, 'First value prop', [
      'first value prop',
      'value prop 1',
      'value prop one',
    ]),
    valueProp2: text(longestValueProp, 'Second value prop', [
      'second value prop',
      'value prop 2',
      'value prop two',
    ]),
    valueProp3: text(longestValueProp, 'Third value prop', [
      'third value prop',
      'value prop 3',
      'last value prop',
    ]),
  }),
  output: brandKit,
  http: { method: 'PUT', path: '/web/brand-kits/{brandKit}/brand-ideas/{brandIdea}' },
  access: mayAct,
  effect: 'write',
  card: 'brand_kit',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input'],
  related: ['show_brand_idea', 'change_brand_colors'],
  invalidates: kitReads,
  undoable: true,
  toModel: kitForModel,
  summary: (kit, { brandName, slogan, mission, valueProp1, valueProp2, valueProp3 }) => {
    const said = [
      brandName && `brand name “${brandName}”`,
      slogan && `slogan “${slogan}”`,
      mission && `mission “${mission}”`,
      valueProp1 && `first value prop “${valueProp1}”`,
      valueProp2 && `second value prop “${valueProp2}”`,
      valueProp3 && `third value prop “${valueProp3}”`,
    ].filter((one) => typeof one === 'string' && one !== '');
    return `${kitTitle(kit)} has a new ${listed(said.map(String))}.`;
  },
});

export const changeBrandColors = declareOperation({
  name: 'change_brand_colors',
  area: 'brand-kits',
  title: 'Change the colors of a brand',
  description:
    'Changes the palette of a brand idea: all of it to a colour or mood ("greens", "warmer"), or one of its four colours to an exact code or a colour. Slides in that colour follow, and the brand’s pictures are redrawn. To only look use show_brand_idea with a colour.',
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
      .describe('One of the four colours, or the whole palette (the default).')
      .default('ALL'),
    color: colorField('Which color?').optional(),
    hexCode: hexCode
      .describe('An exact colour, #RRGGBB. It becomes the main one when no position is said.')
      .optional(),
    colorName: field(z.string().trim().min(1).max(longestName), {
      label: 'Name of the color',
      words: ['named', 'called'],
    }).optional(),
    description: field(z.string().trim().min(1).max(400), {
      label: 'Description of the color',
      words: ['described as'],
    }).optional(),
    redraw: z.boolean().describe('Whether pictures are redrawn in the new colours.').default(true),
  }),
  output: brandKit,
  http: { method: 'PUT', path: '/web/brand-kits/{brandKit}/colors' },
  access: mayAct,
  effect: 'write',
  card: 'brand_kit_progress',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input'],
  related: ['show_brand_idea', 'get_brand_colors'],
  invalidates: kitReads,
  undoable: true,
  toModel: kitForModel,
  summary: (kit, { color, position }) => {
    const idea = chosenIdeaOf(kit);
    const colors = idea ? listed(idea.colorPalette.map(({ name, hexCode: hex }) => `${name} ${hex}`)) : '';
    const toWhat = color ? ` to ${familyName(color)}` : '';
    const which = position === 'ALL' ? 'palette' : `${position.toLowerCase()} color`;
    return `The ${which} of ${kitTitle(kit)} is changed${toWhat}. The chosen idea’s colors: ${colors}.`;
  },
});

export const editProductIdea = declareOperation({
  name: 'edit_product_idea',
  area: 'brand-kits',
  title: 'Edit a product idea',
  description:
    'Changes a product idea of a brand kit: name, recommended retail price, popularity or description. Which ones are chosen is choose_product_ideas; products of the shop are not meant.',
  examples: [
    'Set the price of the sleep tea idea to $18',
    'rename the second product idea to "Night Tin"',
    'the description of the travel tin idea should be "Ten cups in your pocket"',
  ],
  input: z.object({
    brandKit: kitInView(),
    productIdea: productRef(),
    title: text(160, 'Name', ['name', 'title', 'rename', 'called', 'call it']),
    suggestedRetailPriceMinor: amountMinor({
      label: 'Recommended retail price',
      words: ['price', 'retail price', 'recommended retail price', 'sell for', 'cost'],
    })
      .min(0)
      .max(100_000_000)
      .describe('US cents.')
      .optional(),
    popularity: field(z.int().min(1).max(100), {
      label: 'Popularity',
      words: ['popularity'],
      sense: 'quantity',
    }).optional(),
    description: text(longestDescription, 'Description', ['description', 'describe it']),
  }),
  output: brandKit,
  http: { method: 'PUT', path: '/web/brand-kits/{brandKit}/product-ideas/{productIdea}' },
  access: mayAct,
  effect: 'write',
  card: 'brand_kit',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input'],
  related: ['choose_product_ideas', 'make_brand_pictures'],
  invalidates: kitReads,
  undoable: true,
  toModel: kitForModel,
  summary: (_kit, { title, suggestedRetailPriceMinor, popularity, description }) => {
    const said = [
      title && `name “${title}”`,
      suggestedRetailPriceMinor !== undefined && `price ${dollars(suggestedRetailPriceMinor / 100)}`,
      popularity !== undefined && `popularity ${popularity}`,
      description && 'description',
    ].filter((one) => typeof one === 'string' && one !== '');
    return `The product idea has a new ${listed(said.map(String))}.`;
  },
});

export const editMarketResearch = declareOperation({
  name: 'edit_market_research',
  area: 'brand-kits',
  title: 'Edit the market research',
  description:
    'Replaces the market research of a brand kit by a text of the founder’s (Markdown), or empties it so that it can be written anew by generate_brand_kit_part.',
  examples: [
    'Replace the market research of the kit with "Tea grows 6% a year."',
    'set the research text of my kit to "Nurses drink four cups a shift."',
  ],
  input: z.object({
    brandKit: kitInView(),
    content: field(z.string().trim().max(longestResearch), {
      sense: 'free_text',
      label: 'Research',
      words: ['research', 'market research', 'text'],
      question: 'What should the market research say?',
    }).describe('The whole text in Markdown. Empty removes it.'),
  }),
  output: brandKit,
  http: { method: 'PUT', path: '/web/brand-kits/{brandKit}/market-research' },
  access: mayAct,
  effect: 'write',
  card: 'brand_kit',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_brand_kit', 'generate_brand_kit_part'],
  invalidates: kitReads,
  undoable: true,
  toModel: kitForModel,
  summary: (kit) =>
    kit.marketResearch
      ? `The market research of ${kitTitle(kit)} says what you wrote.`
      : `The market research of ${kitTitle(kit)} is empty.`,
});
