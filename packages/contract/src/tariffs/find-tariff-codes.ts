import { mayRead } from '../kernel/access.ts';
import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { scheduleOutput, tariffCandidate } from './tariff-answer.ts';

export const findTariffCodes = declareOperation({
  name: 'find_tariff_codes',
  area: 'tariffs',
  title: 'Find tariff codes',
  description:
    'Finds HTS codes (tariff codes, customs classification) for a product described in words, best first, with their base rates and the one question that decides between them. It reckons no duty: for rates from a country use look_up_tariff with the code.',
  examples: [
    'What HTS code is a ceramic mug?',
    'find the tariff code for hoodies',
    'which HS code do tote bags fall under',
    'classify a bamboo toothbrush',
  ],
  input: z.object({
    product: field(z.string().trim().min(2).max(200), {
      sense: 'product_words',
      label: 'Product',
      question: 'Which product? Its material and use help.',
    }).describe('The product in a few words: material and use.'),
    limit: field(z.int().min(1).max(20), { sense: 'page' })
      .default(6)
      .describe('How many candidates at most.'),
  }),
  output: z.object({
    product: z.string(),
    /** The code that fits best: the first candidate's. */
    hts: field(z.string(), { ref: 'tariff_line' }),
    candidates: z.array(tariffCandidate),
    /** Asked when more than one candidate fits the words as well. */
    decidingQuestion: z.string().nullable(),
    ...scheduleOutput,
  }),
  http: { method: 'GET', path: '/commons/util/-/tariff-codes' },
  access: mayRead,
  effect: 'read',
  card: 'tariff_codes',
  offered: true,
  errors: ['not_found'],
  related: ['look_up_tariff', 'compare_tariffs'],
  summary: ({ product, candidates, decidingQuestion }) => {
    const [first, ...others] = candidates;
    if (!first) return `No line of the schedule fits “${product}”.`;
    const head = `${first.hts}, ${first.name} (base rate ${first.baseRate}), fits “${product}” best.`;
    const rest =
      others.length > 0
        ? ` Also possible: ${others
            .slice(0, 3)
            .map(({ hts, name }) => `${hts} ${name}`)
            .join('; ')}.`
        : '';
    return [head + rest, decidingQuestion].filter(Boolean).join(' ');
  },
});
