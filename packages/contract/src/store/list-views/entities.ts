import { z } from 'zod';

/** The lists of the client whose views and columns are kept. A new list is one more name. */
export const listName = z.enum([
  'orders',
  'customers',
  'returns',
  'products',
  'my-suppliers',
  'purchases',
  'supplier-invoices',
  'project-requests',
  'brand-kits',
  'ideation-projects',
  'print-on-demand-templates',
  'marketplace-suppliers',
  'marketplace-products',
  'expanded-network',
]);
export type ListName = z.output<typeof listName>;

export const viewName = z
  .string()
  .trim()
  .min(1, 'Give the view a name.')
  .max(60, 'Use 60 characters or fewer.')
  .overwrite((name) => name.replaceAll(/\s+/g, ' '));

/** The same for the same parameters, in whatever order they came: by it a list knows which view it shows. */
function inOneForm(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return parameters.toString();
}

/** Search, filters and sort as the address of the list holds them, without a question mark: `status=PAID&sort=-dueOn`. */
export const viewQuery = z
  .string()
  .max(2000, 'These filters are too long to save.')
  .regex(/^[^?#\s]*$/, 'Send the parameters of an address, without the question mark.')
  .overwrite(inOneForm)
  .refine((query) => query !== '', 'Search, filter or sort the list first.');

/** A search, filters and a sort under a name. It belongs to one person in one store. */
export const listView = z.object({ id: z.uuid(), list: listName, name: z.string(), query: z.string() });
export type ListView = z.output<typeof listView>;

/** One column of a table, in its place. */
export const listColumn = z.object({
  key: z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/, 'A column is named by a key such as placedAt.'),
  isShown: z.boolean(),
});
export type ListColumn = z.output<typeof listColumn>;

/** The columns in their order, the hidden ones too; null for the list's own choice. */
export const listColumns = z
  .array(listColumn)
  .min(1)
  .max(40)
  .refine(
    (columns) => new Set(columns.map(({ key }) => key)).size === columns.length,
    'A column can be listed once.',
  )
  .nullable();
