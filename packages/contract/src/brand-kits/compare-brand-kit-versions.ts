import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { kitInView, mayRead } from './refs.ts';
import { countOf } from './say.ts';
import { versionNumber } from './brand-kit-version.ts';

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
    if (changes.length === 0) return `Version ${fromVersion} and version ${toVersion} are the same.`;
    const said = changes.slice(0, 4).map(({ what, before, after }) => {
      if (before === null) return `${what} was added${after ? ` (“${after.slice(0, 80)}”)` : ''}`;
      if (after === null) return `${what} was removed`;
      return `${what} was “${before.slice(0, 80)}” and is now “${after.slice(0, 80)}”`;
    });
    return `${countOf(changes.length, 'difference')} between version ${fromVersion} and version ${toVersion}: ${said.join('; ')}${changes.length > 4 ? '; and more' : ''}.`;
  },
});
