import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { brandKit } from './entities.ts';
import { kitInView, kitChange } from './refs.ts';
import { kitForModel, kitTitle } from './say.ts';
import { versionNumber } from './brand-kit-version.ts';

export const restoreBrandKitVersion = declareOperation({
  name: 'restore_brand_kit_version',
  area: 'brand-kits',
  title: 'Restore a version of a brand kit',
  description:
    'Brings a brand kit back to how it was in an earlier version, as a new version; nothing of the history is lost, and it can be undone. Versions are numbered in list_brand_kit_versions.',
  examples: [
    'Restore version 3 of my brand kit',
    'go back to version 2 of the kit',
    'take the kit back to the version before',
  ],
  input: z.object({
    brandKit: kitInView(),
    version: versionNumber('Version', ['version', 'back to'], 'Which version?')
      .describe('The one before the current one when left out.')
      .optional(),
  }),
  output: brandKit.extend({ restoredVersion: z.int() }),
  http: { method: 'POST', path: '/web/brand-kits/{brandKit}/versions/-/restore' },
  ...kitChange,
  card: 'brand_kit',
  errors: ['not_found', 'conflict'],
  related: ['list_brand_kit_versions', 'compare_brand_kit_versions'],
  toModel: (kit) => ({ restoredVersion: kit.restoredVersion, ...kitForModel(kit) }),
  summary: (kit) =>
    `${kitTitle(kit)} is as it was in version ${kit.restoredVersion}, kept as version ${kit.version}.`,
});
