import { z } from 'zod';
import { field, instant } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageOutput } from '../kernel/paging.ts';
import { brandKit } from './entities.ts';
import { kitInView, kitReads, mayAct, mayRead } from './refs.ts';
import { countOf, kitForModel, kitTitle } from './say.ts';

const versionNumber = (label: string, words: readonly string[], question: string) =>
  field(z.int().min(1), { label, words, question, sense: 'quantity' });

export const brandKitVersion = z.object({
  version: z.int(),
  /** Who changed it: a person's name, or Brandwright for what it made in the background. */
  by: z.string(),
  /** What the change was, in a sentence. */
  what: z.string(),
  at: instant(),
  isCurrent: z.boolean(),
});
export type BrandKitVersion = z.output<typeof brandKitVersion>;

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

export const compareBrandKitVersions = declareOperation({
  name: 'compare_brand_kit_versions',
  area: 'brand-kits',
  title: 'Compare versions of a brand kit',
  description:
    'Says in words what differs between two versions of a brand kit: an earlier one and the current one, or two that are named. Versions are numbered in list_brand_kit_versions.',
  examples: [
    'What changed between version 2 and version 5 of the kit?',
    'compare my brand kit with the version before',
    'what is different since version 3?',
  ],
  input: z.object({
    brandKit: kitInView(),
    fromVersion: versionNumber(
      'From version',
      ['version', 'between', 'since', 'from'],
      'Since which version?',
    )
      .describe('The earlier one; the one before the later one when left out.')
      .optional(),
    toVersion: versionNumber('To version', ['and', 'to'], 'Up to which version?')
      .describe('The later one; the current one when left out.')
      .optional(),
  }),
  output: z.object({
    brandKitId: field(z.uuid(), { ref: 'brand_kit' }),
    kitName: z.string(),
    fromVersion: z.int(),
    toVersion: z.int(),
    /** Each difference: where ("Slogan of Hushleaf"), what it was and what it is. Null: was not there. */
    changes: z.array(
      z.object({ what: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
    ),
  }),
  http: { method: 'GET', path: '/web/brand-kits/{brandKit}/versions/-/compare' },
  access: mayRead,
  effect: 'read',
  card: 'brand_kit_changes',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input'],
  related: ['list_brand_kit_versions', 'restore_brand_kit_version'],
  toModel: ({ changes, ...rest }) => ({
    ...rest,
    changes: changes.slice(0, 20),
    ...(changes.length > 20 ? { cut: `20 of ${changes.length}` } : {}),
  }),
  summary: ({ changes, fromVersion, toVersion }) => {
    if (changes.length === 0)
      return `Nothing differs between version ${fromVersion} and version ${toVersion}.`;
    const said = changes.slice(0, 4).map(({ what, before, after }) => {
      if (before === null) return `${what} was added${after ? ` (“${after.slice(0, 80)}”)` : ''}`;
      if (after === null) return `${what} was removed`;
      return `${what} was “${before.slice(0, 80)}” and is “${after.slice(0, 80)}”`;
    });
    return `${countOf(changes.length, 'difference')} between version ${fromVersion} and version ${toVersion}: ${said.join('; ')}${changes.length > 4 ? '; and more' : ''}.`;
  },
});

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
  access: mayAct,
  effect: 'write',
  card: 'brand_kit',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_brand_kit_versions', 'compare_brand_kit_versions'],
  invalidates: kitReads,
  undoable: true,
  toModel: (kit) => ({ restoredVersion: kit.restoredVersion, ...kitForModel(kit) }),
  summary: (kit) =>
    `${kitTitle(kit)} is as it was in version ${kit.restoredVersion}, kept as version ${kit.version}.`,
});
