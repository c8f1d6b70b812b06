import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import {
  blankNamed,
  designLayer,
  longestText,
  longestTitle,
  mayAct,
  mostLayers,
  productTemplateDetail,
  retailPrice,
  templateNamed,
  templateReads,
} from './entities.ts';
import {
  blankColor,
  blankColorWords,
  inkColor,
  inkColorWords,
  printPlace,
  printPlaceWords,
  printTypeface,
  printTypefaceWords,
} from './enums.ts';
import { whoPaysShipping } from './who-pays-shipping.ts';
import { listed, marginText, shortDetail } from './say.ts';

const words = field(z.string().trim().min(1).max(longestText), {
  sense: 'free_text',
  label: 'Words',
  words: [
    'saying',
    'says',
    'that says',
    'which says',
    'with the words',
    'with the text',
    'reading',
    'the words',
    'the text',
  ],
  question: 'What should be printed: which words, or which picture?',
});
const pictureFile = field(z.uuid(), {
  ref: 'file',
  label: 'Picture',
  words: ['picture', 'logo', 'artwork', 'image', 'attached', 'file'],
});
const pictureUrl = z
  .string()
  .max(500)
  .regex(/^\/files\/[^\s\\]+$/, 'Use a picture that was uploaded or made here.')
  .describe('Address of a picture that was uploaded or made here.');
const place = field(printPlace, {
  label: 'Printed on',
  words: ['placement', 'print on'],
  valueWords: printPlaceWords,
});
const families = field(z.array(field(blankColor, { valueWords: blankColorWords })).max(15), {
  label: 'Colors',
  words: ['color', 'colors', 'colour', 'colours'],
  valueWords: blankColorWords,
});
const colorNames = z
  .array(z.string().trim().min(1).max(80))
  .max(60)
  .describe('Colors by the exact names of the blank.')
  .optional();
const price = (words: readonly string[]) =>
  field(retailPrice, {
    sense: 'money_minor',
    label: 'Retail price',
    words,
    question: 'What should it sell for?',
  });

export const createProductTemplate = declareOperation({
  name: 'create_product_template',
  area: 'print-on-demand',
  title: 'Make a print-on-demand template',
  description:
    'Puts words or a picture on a blank of the print-on-demand catalogue and keeps it as a template (a draft) that can be priced, shown in mock-ups and published. To add to a template that is there use add_to_template_design; a free canvas is create_design.',
  examples: [
    'Make a print-on-demand template of the heavyweight tee that says "Sleep is a superpower"',
    'put the attached logo on the blank canvas tote',
    'start a print on demand mug saying Night Owl',
    'new print-on-demand template on the classic tee blank in black and navy',
  ],
  input: z.object({
    productId: blankNamed('Which blank should it be printed on?'),
    text: words.optional(),
    fileId: pictureFile.optional(),
    imageUrl: pictureUrl.optional(),
    place: place.optional(),
    title: field(z.string().trim().min(1).max(longestTitle), {
      sense: 'free_text',
      label: 'Title',
      words: ['called', 'named', 'call it', 'name it', 'titled'],
    }).optional(),
    colors: families.describe('Colors to sell it in; the first six of the blank unless said.').optional(),
    colorNames,
    externalProductId: z
      .string()
      .trim()
      .regex(/^[\w-]{1,64}$/)
      .describe("Where it was designed in the carrier's own designer, the id it was opened with.")
      .optional(),
  }),
  output: productTemplateDetail,
  http: { method: 'POST', path: '/web/print-on-demand/templates', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'product_template',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input', 'upstream'],
  related: ['add_to_template_design', 'set_template_price', 'create_mockup_task', 'list_blank_products'],
  invalidates: templateReads,
  undoable: true,
  toModel: shortDetail,
  summary: (row) =>
    `Made the template ${row.title} on the ${row.productTitle} in ${listed(row.colors.map(({ name }) => name))}${row.printedOn.length > 0 ? `, printed: ${listed(row.printedOn).toLowerCase()}` : ''}. It is a draft${row.missing.length > 0 ? `; missing: ${row.missing.join(', ')}` : ''}.`,
});

export const addToTemplateDesign = declareOperation({
  name: 'add_to_template_design',
  area: 'print-on-demand',
  title: 'Print something on a template',
  description:
    'Adds words or a picture to a print-on-demand template, on its front, back, chest, sleeve or all over. Mock-ups made before show the old design until create_mockup_task makes new ones.',
  examples: [
    'Add "Est. 2024" on the back of the night shift tee template',
    'print the attached picture on the front of the tote template',
    'put our slogan "Rest well" on the sleeve of that template in white letters',
  ],
  input: z.object({
    templateId: templateNamed(),
    text: words.optional(),
    fileId: pictureFile.optional(),
    imageUrl: pictureUrl.optional(),
    place: place.optional(),
    inkColor: field(inkColor, {
      label: 'Ink',
      words: ['ink', 'letters', 'text color'],
      valueWords: inkColorWords,
    }).optional(),
    typeface: field(printTypeface, {
      label: 'Typeface',
      words: ['font', 'typeface'],
      valueWords: printTypefaceWords,
    }).optional(),
  }),
  output: productTemplateDetail,
  http: { method: 'POST', path: '/web/print-on-demand/local-templates/{templateId}/layers' },
  access: mayAct,
  effect: 'write',
  card: 'product_template',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input', 'upstream'],
  related: ['clear_template_print', 'create_mockup_task', 'get_product_template'],
  invalidates: templateReads,
  undoable: true,
  toModel: shortDetail,
  summary: (row) => {
    const last = row.layers.at(-1);
    const area = row.printAreas.find(({ placement }) => placement === last?.placement)?.title.toLowerCase();
    const what = last?.kind === 'TEXT' ? `"${last.text ?? ''}"` : 'the picture';
    const where = area === 'around' || area === 'all over' ? area : `on the ${area ?? 'print area'} of`;
    return `Put ${what} ${where} ${row.title}. ${row.margin ? `Now the ${marginText(row.margin)}.` : 'It is printed when it is sold; mock-ups can be made now.'}`;
  },
});

export const clearTemplatePrint = declareOperation({
  name: 'clear_template_print',
  area: 'print-on-demand',
  title: 'Take a print off a template',
  description:
    'Takes what is printed off one place of a print-on-demand template (front, back, chest, sleeve), or off all of it when no place is named. The template stays.',
  examples: [
    'Take the back print off the night shift tee template',
    'remove the print from the sleeve of that template',
    'clear the design of the tote template',
  ],
  input: z.object({ templateId: templateNamed(), place: place.optional() }),
  output: productTemplateDetail,
  http: { method: 'DELETE', path: '/web/print-on-demand/local-templates/{templateId}/layers' },
  access: mayAct,
  effect: 'write',
  card: 'product_template',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input', 'upstream'],
  related: ['add_to_template_design', 'get_product_template'],
  invalidates: templateReads,
  undoable: true,
  toModel: shortDetail,
  summary: (row) =>
    `${row.title} is now ${row.printedOn.length === 0 ? 'without a print' : `printed on: ${listed(row.printedOn).toLowerCase()}`}.`,
});

export const saveTemplateDesign = declareOperation({
  name: 'save_template_design',
  area: 'print-on-demand',
  title: 'Save the design of a template',
  description:
    'Keeps everything that the designer shows: layers of every print area. In words use add_to_template_design.',
  examples: ['Save what is in the designer'],
  input: z.object({
    templateId: z.uuid(),
    layers: z.array(designLayer).max(mostLayers, 'A template has at most 24 layers.'),
  }),
  output: productTemplateDetail,
  http: { method: 'PUT', path: '/web/print-on-demand/local-templates/{templateId}/layers' },
  access: mayAct,
  effect: 'write',
  card: 'product_template',
  offered: false,
  errors: ['not_found', 'conflict', 'bad_input', 'upstream'],
  invalidates: templateReads,
  undoable: true,
  toModel: shortDetail,
  summary: (row) => `Saved the design of ${row.title}.`,
});

export const updateProductTemplate = declareOperation({
  name: 'update_product_template',
  area: 'print-on-demand',
  title: 'Change a print-on-demand template',
  description:
    'Renames a print-on-demand template or changes in which colors and sizes of the blank it is sold. What is printed is add_to_template_design, the price set_template_price.',
  examples: [
    'Sell the night shift tee template only in black and navy',
    'rename the tote template to Market day tote',
    'offer that template in sage and cream as well',
  ],
  input: z.object({
    templateId: templateNamed(),
    title: field(z.string().trim().min(1).max(longestTitle), {
      sense: 'free_text',
      label: 'New title',
      words: ['to', 'rename to', 'call it', 'name it', 'as'],
    }).optional(),
    colors: families.describe('All colors it is sold in from now on.').optional(),
    colorNames,
    sizes: z
      .array(z.string().trim().min(1).max(40))
      .max(40)
      .describe('All sizes it is sold in from now on.')
      .optional(),
  }),
  output: productTemplateDetail,
  http: { method: 'PUT', path: '/web/print-on-demand/local-templates/{templateId}' },
  access: mayAct,
  effect: 'write',
  card: 'product_template',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input', 'upstream'],
  related: ['get_product_template', 'set_template_price'],
  invalidates: templateReads,
  undoable: true,
  toModel: shortDetail,
  summary: (row) =>
    `${row.title} is sold in ${listed(
      row.colors.map(({ name }) => name),
      8,
    )}${row.sizes.length > 0 ? `, sizes ${listed(row.sizes, 8)}` : ''}.`,
});

export const setTemplatePrice = declareOperation({
  name: 'set_template_price',
  area: 'print-on-demand',
  title: 'Set the retail price of a template',
  description:
    'Sets for what a print-on-demand template sells, and whether shipping is free for the shopper, and says the margin that remains. Only to try a price use get_template_prices.',
  examples: [
    'Set the price of the night shift tee template to $32',
    'sell the mug template for 18 dollars with free shipping',
    'price the tote template at $24.50',
  ],
  input: z.object({
    templateId: templateNamed(),
    retailPriceMinor: price(['to', 'at', 'for', 'price', 'sell for', 'retail price', 'price of']),
    freeShipping: field(z.boolean(), {
      label: 'Free shipping',
      valueWords: whoPaysShipping,
    })
      .describe('Whether the store pays for sending it; as it was unless said.')
      .optional(),
  }),
  output: productTemplateDetail,
  http: { method: 'PUT', path: '/web/print-on-demand/local-templates/{templateId}/price' },
  access: mayAct,
  effect: 'write',
  card: 'product_template',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input', 'upstream'],
  related: ['get_template_prices', 'publish_product_template'],
  invalidates: templateReads,
  undoable: true,
  toModel: shortDetail,
  summary: (row) =>
    `${row.title} now sells at ${formatMoney(row.retailPriceMinor ?? 0)}${row.freeShipping ? ' with free shipping' : ''}${row.margin ? `, ${marginText(row.margin)}` : ''}.${row.margin?.warning ? ` ${row.margin.warning}` : ''}`,
});

export const publishProductTemplate = declareOperation({
  name: 'publish_product_template',
  area: 'print-on-demand',
  title: 'Publish a print-on-demand template',
  description:
    'Marks a print-on-demand template as ready to sell, after its price and margin were shown. Needs something printed, a price and a color that can be had. It is then ready to be made a product of the store.',
  examples: [
    'Publish the night shift tee template',
    'mark the mug template as ready to sell',
    'the tote template is done, publish it',
  ],
  input: z.object({ templateId: templateNamed('Which template should be published?') }),
  output: productTemplateDetail,
  http: { method: 'PUT', path: '/web/print-on-demand/local-templates/{templateId}/publish' },
  access: mayAct,
  effect: 'external',
  card: 'product_template',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['get_template_prices', 'set_template_price', 'unpublish_product_template'],
  invalidates: templateReads,
  toModel: shortDetail,
  summary: (row) =>
    `${row.title} is ready to sell at ${formatMoney(row.retailPriceMinor ?? 0)}${row.margin ? `, ${marginText(row.margin)}` : ''}.${row.margin?.warning ? ` ${row.margin.warning}` : ''}`,
});

export const unpublishProductTemplate = declareOperation({
  name: 'unpublish_product_template',
  area: 'print-on-demand',
  title: 'Take a template back to draft',
  description:
    'Makes a published print-on-demand template a draft again, so that it is no longer ready to sell. To put it away use archive_product_template.',
  examples: [
    'Take the night shift tee template back to draft',
    'unpublish the mug template',
    'the tote template should not be on sale, make it a draft again',
  ],
  input: z.object({ templateId: templateNamed('Which template should go back to draft?') }),
  output: productTemplateDetail,
  http: { method: 'PUT', path: '/web/print-on-demand/local-templates/{templateId}/unpublish' },
  access: mayAct,
  effect: 'write',
  card: 'product_template',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['publish_product_template', 'archive_product_template'],
  invalidates: templateReads,
  undoable: true,
  toModel: shortDetail,
  summary: (row) => `${row.title} is a draft again and not ready to sell.`,
});

export const archiveProductTemplate = declareOperation({
  name: 'archive_product_template',
  area: 'print-on-demand',
  title: 'Archive a print-on-demand template',
  description:
    'Puts a print-on-demand template away, with its mock-ups. It leaves the list and cannot be sold; undo brings it back as it was. Canvas designs are archive_design.',
  examples: [
    'Archive the night shift tee template',
    'put the old mug template away',
    'get rid of that print-on-demand template',
  ],
  input: z.object({ templateId: templateNamed('Which template should be archived?') }),
  output: productTemplateDetail,
  http: { method: 'PUT', path: '/web/print-on-demand/local-templates/{templateId}/archive' },
  access: mayAct,
  effect: 'write',
  card: 'product_template',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['list_product_templates'],
  invalidates: templateReads,
  undoable: true,
  toModel: shortDetail,
  summary: (row) => `Archived ${row.title}. Undo brings it back.`,
});
