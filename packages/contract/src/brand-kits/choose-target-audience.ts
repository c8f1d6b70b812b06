import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { brandKit } from './entities.ts';
import { kitInView, kitChange } from './refs.ts';
import { kitForModel, kitTitle } from './say.ts';

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
  ...kitChange,
  card: 'brand_kit',
  errors: ['not_found', 'conflict'],
  related: ['get_brand_kit', 'generate_brand_kit_part'],
  toModel: kitForModel,
  summary: ({ targetAudiences, ...kit }) => {
    const chosen = targetAudiences.generations.find(({ uuid }) => uuid === targetAudiences.selectedUuid);
    return `${kitTitle(kit)} is for ${chosen?.name ?? 'nobody in particular'} now.`;
  },
});
