import { operations, type AnyDeclaration } from '@brandwright/contract';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { fieldShapes } from '../../apps/server/src/known-fields.ts';

/** The list lies beside the repository, or one folder further up where this is a worktree. */
const callsFile = ['../../../', '../../../../']
  .map((up) => fileURLToPath(new URL(`${up}shared/spec/calls.csv`, import.meta.url)))
  .find((file) => existsSync(file));

/** Areas of which every call of the list answers. A new area is one word here. */
const wholeAreas = new Set([
  'brand-kits',
  'common',
  'design',
  'inbox',
  'orders',
  'print-on-demand',
  'returns',
  'sourcing',
  'store',
  'subscriptions',
  'tariffs',
  'team',
]);

/** Of areas that are built in part. */
const others = new Set([
  'GET /web/creator-order-items',
  'POST /web/creator-order-items',
  'GET /web/creator-order-items/{}',
  'GET /web/creator-order-items/-/tab-counts',
  'GET /web/creator-invoices',
  'GET /web/creator-invoices/{}',
  'POST /web/crowdfunding/send-submitted-email-to-self',
  'POST /commons/forge/submit-code',
  'POST /commons/forge/submit-email',
  'GET /commons/stripe/subscription',
  'POST /commons/stripe/pause-subscription',
  'POST /commons/stripe/resume-subscription',
  'POST /commons/stripe/cancel-subscription',
  'POST /commons/stripe/retry-invoice',
]);

const calls =
  callsFile === undefined
    ? []
    : readFileSync(callsFile, 'utf8')
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(','))
        .map(([area = '', method = '', path = '', ...does]) => ({
          area,
          address: `${method} ${plain(path)}`,
          does: does.join(','),
        }))
        .filter(({ area, address }) => wholeAreas.has(area) || others.has(address));

const declared = new Map<string, AnyDeclaration>(
  (operations as readonly AnyDeclaration[]).flatMap((operation) =>
    [operation.http, ...(operation.http.aliases ?? [])].map(
      ({ method, path }) => [`${method} ${plain(path)}`, operation] as const,
    ),
  ),
);

describe.skipIf(callsFile === undefined)(
  'the calls of the areas that are built (skipped: data not present)',
  () => {
    it('answer at their addresses', () => {
      expect(calls).toHaveLength(211);
      expect(calls.filter(({ address }) => !declared.has(address))).toEqual([]);
    });

    it('take and answer the fields that the list names', () => {
      const missing = calls.flatMap(({ address, does }) => {
        const operation = declared.get(address);
        const known = new Set(operation ? [...namesOf(operation.input), ...namesOf(operation.output)] : []);
        return fieldsIn(does)
          .filter((name) => !known.has(name))
          .map((name) => `${address}: ${name}`);
      });
      expect(missing).toEqual([]);
      expect(calls.flatMap(({ does }) => fieldsIn(does)).length).toBeGreaterThan(40);
    });
  },
);

/** "{userEmail companyIds}", "query conversationSid", "answers aiProductCount" (not "answers by questionKey"); what stands in capitals or figures is a value. */
function fieldsIn(does: string): string[] {
  const inBraces = [...does.matchAll(/\{([^}]+)\}/g)].flatMap(([, names = '']) => names.split(' '));
  const named = [...does.matchAll(/\b(?:query|answers) (?!by\b)(\w+)/g)].map(([, name = '']) => name);
  return [...inBraces, ...named].filter((name) => /^[a-z]\w+$/.test(name));
}

const namesOf = (schema: z.ZodType): string[] => [...(fieldShapes(schema)?.keys() ?? [])];

function plain(path: string): string {
  return path.replace(/\{\w+\}/g, '{}');
}
