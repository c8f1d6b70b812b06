import { z } from 'zod';
import { field } from '../../kernel/fields.ts';

export const moduleReads = ['list_brand_modules', 'get_brand_module', 'get_latest_module_request'] as const;

/** How an operation names a module: id, number or words of its title or type. */
export const moduleRef = () =>
  field(z.string().trim().min(1).max(200), {
    ref: 'brand_kit_module',
    label: 'Brand module',
    question: 'Which brand module?',
    words: ['brand module', 'module', 'brand part'],
  }).describe('A brand module by its id, its number or words of its title, from list_brand_modules.');
