import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { brandKit } from './entities.ts';
import { kitRef, kitChange } from './refs.ts';
import { kitForModel, kitTitle } from './say.ts';

export const archiveBrandKit = declareOperation({
  name: 'archive_brand_kit',
  area: 'brand-kits',
  title: 'Archive a brand kit',
  description:
    'Puts a brand kit away, or brings an archived one back (isArchived false). It keeps everything. To remove it use delete_brand_kit.',
  examples: ['Archive the candle brand kit', 'bring the archived tea kit back', 'Put that kit away'],
  input: z.object({
    brandKit: kitRef(),
    isArchived: field(z.boolean(), {
      label: 'Archived',
      valueWords: {
        true: ['archive', 'put away'],
        false: ['unarchive', 'bring back', 'restore from the archive', 'back from the archive'],
      },
    }).default(true),
  }),
  output: brandKit,
  http: { method: 'PUT', path: '/web/brand-kits/{brandKit}/archive' },
  ...kitChange,
  card: 'brand_kit',
  errors: ['not_found', 'conflict'],
  related: ['list_brand_kits', 'delete_brand_kit'],
  toModel: kitForModel,
  summary: (kit) => `${kitTitle(kit)} is ${kit.isArchived ? 'archived' : 'back among your brand kits'}.`,
});
