import { mayAct } from '../kernel/access.ts';
import { z } from 'zod';
import { field } from '../kernel/fields.ts';

export { mayRead, mayAct } from '../kernel/access.ts';

/** Reads that a change of a kit makes stale. */
export const kitReads = [
  'list_brand_kits',
  'get_brand_kit',
  'list_brand_kit_versions',
  'compare_brand_kit_versions',
  'show_brand_idea',
  'get_brand_colors',
] as const;

/** What all changes of a kit that can be undone have in common. */
export const kitChange = {
  access: mayAct,
  effect: 'write',
  offered: true,
  invalidates: kitReads,
  undoable: true,
} as const;

const name = () => z.string().trim().min(1).max(160);

const kitMeta = { ref: 'brand_kit', label: 'Brand kit', words: ['brand kit', 'kit', 'brand'] } as const;

/** A kit by its id, its brand's name or words of its category. Asked for when it is not said. */
export const kitRef = () =>
  field(name(), { ...kitMeta, question: 'Which brand kit?' }).describe(
    'A brand kit, by its id, its brand name or words of its category. The kit last worked on when left out.',
  );

/** The kit in view, when none is said. */
export const kitInView = () =>
  field(name(), { ...kitMeta, question: 'Which brand kit?', hasDefault: true })
    .describe(
      'A brand kit, by its id, its brand name or words of its category. The kit last worked on when left out.',
    )
    .optional();

const ideaMeta = {
  ref: 'brand_idea',
  label: 'Brand idea',
  words: ['brand idea', 'idea', 'concept'],
} as const;
const ideaWords =
  'A brand idea of the kit: its uuid, its brand name, or its place, oldest first ("2", "second", "last"). The chosen idea when left out.';

/** The chosen idea, when none is said. */
export const chosenIdeaRef = () =>
  field(name(), { ...ideaMeta, hasDefault: true })
    .describe(ideaWords)
    .optional();

/** The place of an idea, for requests that count: "the second idea". */
export const ideaPlace = () =>
  field(z.enum(['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH', 'SIXTH', 'LAST']), {
    label: 'Which idea',
    valueWords: {
      FIRST: ['first', '1st', 'idea 1', 'idea number 1'],
      SECOND: ['second', '2nd', 'idea 2', 'idea number 2'],
      THIRD: ['third', '3rd', 'idea 3', 'idea number 3'],
      FOURTH: ['fourth', '4th', 'idea 4', 'idea number 4'],
      FIFTH: ['fifth', '5th', 'idea 5'],
      SIXTH: ['sixth', '6th', 'idea 6'],
      LAST: ['last', 'final'],
    },
  })
    .describe('The place of the idea, oldest first, where it is not named.')
    .optional();

/** The request word for word, in which a place that is only counted ("the second") is read. */
export const requestWords = () =>
  field(z.string().trim().max(600), { sense: 'whole_request', label: 'Request' })
    .describe('The request in the founder’s words.')
    .optional();

const productMeta = {
  ref: 'product_idea',
  label: 'Product idea',
  words: ['product idea', 'product', 'sku'],
} as const;
const productWords =
  'A product idea of the kit: its uuid, words of its title, or its place in the list ("2", "second", "last").';

/** A product idea by its uuid, words of its title, or its place. */
export const productRef = () =>
  field(name(), { ...productMeta, question: 'Which product idea?' }).describe(productWords);
/** For where a product need not be said. */
export const anyProductRef = () => field(name(), productMeta).describe(productWords).optional();
