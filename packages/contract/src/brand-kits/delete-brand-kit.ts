import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { kitRef, kitChange } from './refs.ts';

export const deleteBrandKit = declareOperation({
  name: 'delete_brand_kit',
  area: 'brand-kits',
  title: 'Delete a brand kit',
  description:
    'Removes a brand kit with everything in it and stops what is being made for it. Its public page closes. Can be undone. To keep it out of sight only use archive_brand_kit; to empty it use reset_brand_kit.',
  examples: ['Delete the dog treats brand kit', 'remove that brand kit'],
  input: z.object({ brandKit: kitRef() }),
  output: z.object({ id: field(z.uuid(), { ref: 'brand_kit' }), name: z.string() }),
  http: { method: 'DELETE', path: '/web/brand-kits/{brandKit}' },
  ...kitChange,
  card: 'none',
  errors: ['not_found', 'conflict'],
  related: ['list_brand_kits', 'archive_brand_kit'],
  summary: ({ name }) => `The brand kit ${name} is deleted. Undo brings it back.`,
});
