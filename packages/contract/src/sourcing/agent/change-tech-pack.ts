import { z } from 'zod';
import { countryCode, field, forForms } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { briefReads, briefRef, mayChangeBriefs } from './brief-ref.ts';
import { briefForModel, briefLine, openPoints } from './brief-words.ts';
import { agentType } from './enums.ts';
import { brief, briefChange, techPack } from './tech-pack.ts';

const words = field(z.string().trim().max(4000), { sense: 'whole_request', label: 'Brief' });
const files = {
  fileIds: field(z.array(z.uuid()).max(5), {
    ref: 'file',
    label: 'Files',
    words: ['file', 'picture', 'photo', 'document', 'attachment'],
  })
    .describe('Uploaded or attached pictures and tech pack documents (pdf, docx, xlsx, csv, txt) by id.')
    .optional(),
  imageUrl: forForms(
    z
      .string()
      .trim()
      .max(500)
      .describe('Address of an uploaded picture, as the upload answered it.')
      .optional(),
  ),
};

/** Values that a form sends; null empties a field. */
export const briefValues = z
  .object({
    ...brief.omit({ currency: true, outsideNotes: true }).shape,
    categoryId: forForms(brief.shape.categoryId),
    dimensions: forForms(brief.shape.dimensions),
    launchIsWholeMonth: forForms(brief.shape.launchIsWholeMonth),
    title: z.string().trim().min(1).max(120),
    product: z.string().trim().min(1).max(120).nullable(),
    description: z.string().trim().max(2000).nullable(),
    materials: z.array(z.string().trim().min(1).max(60)).max(12),
    colors: z.array(z.string().trim().min(1).max(60)).max(12),
    finish: z.string().trim().max(60).nullable(),
    quantity: z.int().min(1, 'The quantity must be at least 1.').max(10_000_000).nullable(),
    targetPriceMinor: z.int().min(1, 'The price must be above zero.').max(100_000_000).nullable(),
    weightGrams: z.number().positive().max(1_000_000).nullable(),
    customizations: z.array(z.string().trim().min(1).max(120)).max(12),
    packaging: z.string().trim().max(200).nullable(),
    certifications: z.array(z.string().trim().min(1).max(60)).max(16),
    countriesWanted: z.array(countryCode()).max(20),
    countriesExcluded: z.array(countryCode()).max(40),
    notes: z.string().trim().max(4000).nullable(),
    agentType: forForms(agentType),
  })
  .partial();
export type BriefValues = z.output<typeof briefValues>;

export const createTechPack = declareOperation({
  name: 'create_tech_pack',
  area: 'sourcing',
  title: 'Start a sourcing brief',
  description:
    'Makes a new sourcing brief (tech pack) from a sentence in which the founder says what they want made: product, quantity, materials, size, target price, packaging, certificates, launch. Pass the request word for word in `words`; rules read it and say what was assumed and what is missing. Pictures and documents come as fileIds. Use it for "I need 500 mugs made", "start a brief for …"; use update_tech_pack to change the brief at hand, search_suppliers to look for factories by filters, create_manual_retail_order for an order of a shopper.',
  examples: [
    'I need 500 matte black 12oz ceramic mugs with my logo, in a kraft gift box, under $4 each, FDA safe, launching in March',
    'Start a sourcing brief for soy candles, 300 units',
    'make a tech pack for a canvas tote bag',
    'I want to get 1,000 bamboo toothbrushes made, plastic free packaging',
    'Create a packaging brief: 2000 kraft mailer boxes 20x15x8 cm',
    'have 250 leather wallets produced for me, launch in April',
    'new brief from the attached tech pack',
  ],
  input: z.object({
    words: words
      .describe('What is to be made, in the founder\u2019s own words, whole and unchanged.')
      .optional(),
    agentType: field(agentType, {
      label: 'Type',
      valueWords: {
        packaging: ['packaging brief', 'packaging agent', 'packaging tech pack'],
        tariff: ['tariff brief', 'tariff agent'],
        default: ['product brief'],
      },
    })
      .describe(
        'default for a product, packaging for packaging alone, tariff for a duty question. Read from the words when left out.',
      )
      .optional(),
    ...files,
    values: forForms(briefValues.describe('Values of a form, which win over words.').optional()),
  }),
  output: techPack,
  http: { method: 'POST', path: '/web/ai-sourcing-agents-tech-pack', status: 201 },
  access: mayChangeBriefs,
  effect: 'write',
  card: 'tech_pack',
  offered: true,
  errors: ['not_found', 'unsupported_file'],
  related: ['update_tech_pack', 'match_factories', 'get_tech_pack'],
  invalidates: [...briefReads],
  undoable: true,
  toModel: briefForModel,
  summary: (pack) => [`${briefLine(pack)}.`, openPoints(pack)].filter(Boolean).join(' '),
});

export const updateTechPack = declareOperation({
  name: 'update_tech_pack',
  area: 'sourcing',
  title: 'Change the sourcing brief',
  description:
    'Changes fields of a sourcing brief (tech pack): quantity, target price, materials, colours, size, packaging, certificates, countries, launch, name. Pass the request word for word in `words` ("make it 800 units", "drop the gift box"); what is not mentioned stays. Every change is a checkpoint that restore_tech_pack can go back to. Use create_tech_pack for another product.',
  examples: [
    'make it 800 units',
    'Change the quantity on the brief to 1,200',
    'add BPA free to the brief',
    'drop the gift box',
    'launch in May instead',
    'use stoneware instead of porcelain',
    'set the target price to $3.50',
    'not from China please, in the brief',
    'rename the brief to Spring mugs',
  ],
  input: z.object({
    // No number beside it: the figures of a change are quantities and prices.
    techPackId: briefRef.techPackId,
    words: words.describe('What is to change, in the founder\u2019s own words.').optional(),
    ...files,
    values: briefValues.describe('Fields with their new values, in place of words.').optional(),
  }),
  output: techPack.extend({ changes: z.array(briefChange) }),
  http: { method: 'PUT', path: '/web/ai-sourcing-agents-tech-pack/{techPackId}' },
  access: mayChangeBriefs,
  effect: 'write',
  card: 'tech_pack',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'unsupported_file'],
  related: ['get_tech_pack', 'match_factories', 'restore_tech_pack'],
  invalidates: [...briefReads],
  undoable: true,
  toModel: ({ changes, ...pack }) => ({ changes, ...briefForModel(pack) }),
  summary: ({ changes, ...pack }) => {
    const said = changes
      .map(({ label, before, after }) =>
        after === null
          ? `${label.toLowerCase()} removed (was ${before ?? 'empty'})`
          : `${label.toLowerCase()} ${after}${before === null ? '' : ` (was ${before})`}`,
      )
      .join('; ');
    const stale = pack.matchesAreStale
      ? ' The factories were matched to the earlier brief: match them again.'
      : '';
    return `Brief ${pack.techPackNumber}, ${pack.title}: ${said || 'nothing changed'}.${stale}${pack.completeness.nextQuestion ? ` ${pack.completeness.nextQuestion}` : ''}`;
  },
});
