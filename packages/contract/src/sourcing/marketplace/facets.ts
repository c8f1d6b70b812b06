import { z } from 'zod';
import { countryCode, field } from '../../kernel/fields.ts';
import { countOf } from '../say.ts';

/** What each choice of a filter would give with all the other filters kept. Choices that would give nothing are left out. */
export const facets = z.object({
  categories: z.array(z.object({ categoryId: field(z.string(), { ref: 'category' }), count: z.int() })),
  countries: z.array(z.object({ country: countryCode(), count: z.int() })),
});

export type Facets = z.output<typeof facets>;

export const summary = ({ categories, countries }: Facets) =>
  `Counted in ${countOf(categories.length, 'category', 'categories')} and ${countOf(countries.length, 'country', 'countries')}.`;
