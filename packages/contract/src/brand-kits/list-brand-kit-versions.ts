import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageOutput } from '../kernel/paging.ts';
import { kitInView, mayRead } from './refs.ts';
import { countOf } from './say.ts';
import { brandKitVersion } from './brand-kit-version.ts';

export const listBrandKitVersions = declareOperation({
  name: 'list_brand_kit_versions',
  area: 'brand-kits',
  title: 'Versions of a brand kit',
  description:
    'The history of a brand kit, newest first: each change with who, when and what. To see what differs use compare_brand_kit_versions; to go back use restore_brand_kit_version.',
  examples: [
    'Show the version history of my brand kit',
    'who changed the kit?',
    'what was changed in the tea kit lately?',
  ],
  input: z.object({
    brandKit: kitInView(),
    page: field(z.int().min(0).max(100_000), { sense: 'page' }).default(0),
    size: field(z.int().min(1).max(200), { sense: 'page' }).default(50),
  }),
  output: z.object({
    brandKitId: field(z.uuid(), { ref: 'brand_kit' }),
    kitName: z.string(),
    versions: z.array(brandKitVersion),
    ...pageOutput,
  }),
  http: { method: 'GET', path: '/web/brand-kits/{brandKit}/versions' },
  access: mayRead,
  effect: 'read',
  card: 'brand_kit_versions',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['compare_brand_kit_versions', 'restore_brand_kit_version'],
  toModel: ({ versions, ...rest }) => ({
    ...rest,
    versions: versions.slice(0, 15),
    ...(rest.total > 15 ? { cut: `15 of ${rest.total}` } : {}),
  }),
  summary: ({ versions, total, kitName }) =>
    `${kitName} has ${countOf(total, 'version')}. Latest: ${versions
      .slice(0, 3)
      .map(({ version, what, by }) => `${version}: ${what} (${by})`)
      .join('; ')}.`,
});
