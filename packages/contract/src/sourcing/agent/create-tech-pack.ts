import { z } from 'zod';
import { field, forForms } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { briefReads, mayChangeBriefs } from './brief-ref.ts';
import { briefForModel, briefLine, openPoints } from './brief-words.ts';
import { agentType } from './enums.ts';
import { techPack } from './tech-pack.ts';
import { words, files, briefValues } from './change-tech-pack.ts';

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
