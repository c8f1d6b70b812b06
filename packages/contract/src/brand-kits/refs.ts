import { z } from 'zod';
import { field } from '../kernel/fields.ts';

export const mayRead = { kind: 'private', role: 'viewer', preview: true } as const;
export const mayAct = { kind: 'private', role: 'member', preview: false } as const;

/** Reads that a change of a kit makes stale. */
export const kitReads = [
  'list_brand_kits',
  'get_brand_kit',
  'list_brand_kit_versions',
  'compare_brand_kit_versions',
  'show_brand_idea',
  'get_brand_colors',
] as const;

const name = () => z.string().trim().min(1).max(160);

/** A kit by its id, its brand's name or words of its category. */
export const kitRef = () =>
  field(name(), {
    ref: 'brand_kit',
    question: 'Which brand kit?',
    label: 'Brand kit',
    words: ['brand kit', 'kit', 'brand'],
  }).describe(
    'A brand kit, by its id, its brand name or words of its category. The kit last worked on when left out.',
  );

/** An idea by its uuid, its brand name, or its place. */
export const ideaRef = () =>
  field(name(), {
    ref: 'brand_idea',
    question: 'Which brand idea?',
    label: 'Brand idea',
    words: ['brand idea', 'idea', 'concept'],
  }).describe(
    'A brand idea of the kit: its uuid, its brand name, or its place, oldest first ("2", "second", "last"). The chosen idea when left out.',
  );

/** A product idea by its uuid, words of its title, or its place. */
export const productRef = () =>
  field(name(), {
    ref: 'product_idea',
    question: 'Which product idea?',
    label: 'Product idea',
    words: ['product idea', 'product', 'sku'],
  }).describe(
    'A product idea of the kit: its uuid, words of its title, or its place in the list ("2", "second", "last").',
  );
