import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { chosenIdeaRef, kitInView, mayAct, mayRead } from './refs.ts';
import { countOf, listed } from './say.ts';

const file = {
  id: field(z.uuid(), { ref: 'file' }),
  name: z.string(),
  contentType: z.string(),
  url: z.string(),
  sizeBytes: z.int(),
};

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
  output: z.object({ ...file, id: z.uuid(), pages: z.int() }),
  http: { method: 'GET', path: '/web/brand-kits/{brandKit}/pdf' },
  access: mayRead,
  effect: 'read',
  card: 'download',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['draw_brand_slides', 'share_brand_kit'],
  summary: ({ name, pages }) => `${name} has ${countOf(pages, 'page')}.`,
});

/** A colour with what a printer and a designer ask for. */
export const colorValues = z.object({
  place: z.int(),
  name: z.string(),
  description: z.string(),
  hexCode: z.string(),
  /** 0 to 255. */
  red: z.int(),
  green: z.int(),
  blue: z.int(),
  /** In percent, computed without a profile: an estimate to begin a talk with the printer. */
  cyan: z.int(),
  magenta: z.int(),
  yellow: z.int(),
  key: z.int(),
  /** WCAG contrast ratios, 1 to 21, with the level that normal text reaches. */
  contrastOnWhite: z.number(),
  levelOnWhite: z.enum(['AAA', 'AA', 'LARGE', 'FAIL']),
  contrastOnInk: z.number(),
  levelOnInk: z.enum(['AAA', 'AA', 'LARGE', 'FAIL']),
  /** Ink or white: what text on this colour should be. */
  textColor: z.string(),
});

export const getBrandColors = declareOperation({
  name: 'get_brand_colors',
  area: 'brand-kits',
  title: 'Color values of a brand',
  description:
    'The palette of a brand idea with print and screen values: hex, RGB, CMYK (an estimate), contrast on white and on ink with the WCAG level. To change colours use change_brand_colors.',
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
  output: z.object({ ...file, brandName: z.string() }),
  http: { method: 'POST', path: '/web/brand-kits/{brandKit}/mark', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'download',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_brand_colors', 'get_brand_kit_pdf'],
  summary: ({ name, brandName }) => `The mark of ${brandName} is in ${name}.`,
});
