import { z } from 'zod';
import { amountMinor, countryCode, field, forForms } from '../../../kernel/fields.ts';
import { mostMatches } from './entities.ts';

const edge = (what: string) =>
  z.number().min(0).max(1).describe(`${what} of the frame that is searched in, as a share of the picture.`);

/** How many are answered where the caller does not say. */
export const matchesUnlessSaid = (usual: number) =>
  z
    .int()
    .min(1)
    .max(mostMatches)
    .default(usual)
    .describe(`How many items to answer, most alike first; at most ${mostMatches}.`);

/** Which picture: an attached file or an address. */
export const pictureInput = {
  fileId: field(z.uuid(), {
    ref: 'file',
    label: 'Picture',
    question: 'Which picture? Attach it to your message.',
    words: ['picture', 'photo', 'image', 'screenshot', 'attached', 'file'],
  })
    .describe('Id of a picture that was uploaded or attached to the message. Give this or imageUrl.')
    .optional(),
  imageUrl: field(z.string().trim().min(1).max(2000), {
    label: 'Picture address',
    words: ['picture at', 'image at', 'photo at', 'image url'],
  })
    .describe(
      'Address of a picture: an uploaded file, a picture of the catalog, or a public http(s) address.',
    )
    .optional(),
  quantity: matchesUnlessSaid(24),
};

/** The part of the picture that is searched in; all of it where nothing is said. */
export const cropInput = {
  cropLeft: forForms(edge('Left edge').optional()),
  cropTop: forForms(edge('Upper edge').optional()),
  cropWidth: forForms(edge('Width').optional()),
  cropHeight: forForms(edge('Height').optional()),
};

/** What narrows the items beside the picture. */
export const matchFilters = {
  keyword: field(z.string().trim().max(200), {
    label: 'Words',
    words: ['with the words', 'and the words', 'described as', 'and called'],
  })
    .describe('Words that the items must have too. Typing mistakes are forgiven.')
    .optional(),
  categoryIds: field(z.array(field(z.string().trim().min(1).max(80), { ref: 'category' })).max(30), {
    ref: 'category',
    label: 'Category',
    words: ['category', 'in the category'],
  })
    .describe('Categories by id or name (list_categories). Any of them.')
    .optional(),
  countries: field(z.array(countryCode()).max(60), {
    sense: 'country',
    label: 'Country',
    words: ['in', 'from', 'made in', 'only from'],
  })
    .describe('Two-letter countries to keep. Any of them.')
    .optional(),
  excludeCountries: field(z.array(countryCode()).max(60), {
    sense: 'country',
    label: 'Not in',
    words: ['not in', 'not from', 'outside', 'except', 'excluding', 'but not', 'not made in'],
  })
    .describe('Two-letter countries to leave out.')
    .optional(),
  priceMaxMinor: amountMinor({
    label: 'Price at most',
    words: ['price under', 'costing under', 'cheaper than', 'for under', 'under', 'below', 'less than'],
  })
    .min(0)
    .describe('Price of one unit at the smallest order is at most this, in cents.')
    .optional(),
  moqMax: field(z.int().min(0), {
    sense: 'quantity',
    label: 'MOQ at most',
    words: ['moq under', 'moq below', 'moq at most', 'moq up to', 'minimum order under'],
  })
    .describe('Smallest order in units is at most this.')
    .optional(),
};
