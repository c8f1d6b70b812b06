import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { countryCode, field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { region } from './enums.ts';
import { countOf } from '../say.ts';

export const listSupplierCountries = declareOperation({
  name: 'list_supplier_countries',
  area: 'sourcing',
  title: 'Supplier countries',
  description:
    'Lists the countries that marketplace suppliers are in, with how many each has, for all categories or one. Use it for "which countries" and "suppliers by country"; use search_suppliers to see the suppliers.',
  examples: [
    'Which countries do you have suppliers in?',
    'suppliers by country for candles',
    'where are your tee factories?',
  ],
  input: z.object({
    categoryIds: field(z.array(field(z.string().trim().min(1).max(80), { ref: 'category' })).max(30), {
      ref: 'category',
      label: 'Category',
    })
      .describe('Categories by id or name. Any of them.')
      .optional(),
  }),
  output: z.object({
    rows: z.array(
      z.object({ country: countryCode(), countryName: z.string(), region, supplierCount: z.int() }),
    ),
    total: z.int(),
  }),
  http: { method: 'GET', path: '/web/catalog-companies/-/country-info' },
  access: mayRead,
  effect: 'read',
  card: 'supplier_countries',
  offered: true,
  errors: ['not_found'],
  related: ['search_suppliers', 'count_suppliers'],
  summary: ({ rows, total }) =>
    rows.length === 0
      ? 'No suppliers in that category yet.'
      : `${countOf(total, 'supplier')} in ${countOf(rows.length, 'country', 'countries')}: ${rows.map((row) => `${row.countryName} ${row.supplierCount}`).join(', ')}.`,
});
