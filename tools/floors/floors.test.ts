import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findCircles } from './circles.ts';
import { importsIn, parseImports } from './imports.ts';
import { findPrivateReaders } from './readers.ts';
import { findFloorBreaks } from './rules.ts';

const loads = (from: string, to: string) => ({ from, to });

describe('findFloorBreaks', () => {
  it.each([
    ['packages/language/src/text.ts', 'packages/contract/src/index.ts', /nothing of ours/],
    ['packages/contract/src/index.ts', 'packages/platform/src/index.ts', /may import packages\/language$/],
    ['packages/providers/src/mail.ts', 'packages/platform/src/index.ts', /may import .*packages\/contract$/],
    [
      'packages/copilot/src/offline/parse/parse.ts',
      'packages/copilot/src/offline/decide/policy.ts',
      /parse comes before decide/,
    ],
    [
      'packages/copilot/src/offline/ground/fill.ts',
      'packages/copilot/src/context/memory.ts',
      /knows no copilot/,
    ],
    ['packages/copilot/src/offline/fields.ts', 'packages/copilot/src/offline/partner.ts', /may import chips/],
    [
      'packages/copilot/src/offline/parse/mean.ts',
      'packages/copilot/src/offline/learned-model.ts',
      /may import chips/,
    ],
    ['packages/platform/src/kernel/jobs/jobs.ts', 'packages/copilot/src/index.ts', /may import/],
    ['apps/web/src/main.tsx', 'packages/platform/src/index.ts', /may import packages\/contract$/],
    [
      'packages/platform/src/orders/cancel-order.ts',
      'packages/platform/src/tariffs/rules.ts',
      /operations only/,
    ],
    ['packages/platform/src/kernel/jobs/jobs.ts', 'packages/platform/src/orders/tables.ts', /knows none/],
  ])('refuses that %s imports %s', (from, to, reason) => {
    expect(findFloorBreaks([loads(from, to)])).toEqual([expect.stringMatching(reason)]);
  });

  it.each([
    ['packages/platform/src/orders/cancel-order.ts', 'packages/platform/src/orders/rules.ts'],
    ['packages/platform/src/orders/cancel-order.ts', 'packages/platform/src/kernel/request/context.ts'],
    ['packages/platform/src/index.ts', 'packages/platform/src/orders/index.ts'],
    ['packages/copilot/src/index.ts', 'packages/platform/src/index.ts'],
    ['packages/copilot/src/offline/ground/fill.ts', 'packages/copilot/src/offline/fields.ts'],
    ['packages/copilot/src/offline/partner.ts', 'packages/copilot/src/offline/learned-model.ts'],
    ['packages/copilot/src/context/memory.ts', 'packages/copilot/src/offline/outside-wrapper.ts'],
    ['apps/web/src/main.tsx', 'packages/contract/src/index.ts'],
    ['tools/replay/main.ts', 'packages/platform/src/index.ts'],
  ])('allows that %s imports %s', (from, to) => {
    expect(findFloorBreaks([loads(from, to)])).toEqual([]);
  });
});

describe('findCircles', () => {
  it('finds a circle however long, once', () => {
    const circle = [
      loads('a.ts', 'b.ts'),
      loads('b.ts', 'c.ts'),
      loads('c.ts', 'a.ts'),
      loads('d.ts', 'a.ts'),
    ];
    expect(findCircles(circle)).toEqual([['a.ts', 'b.ts', 'c.ts', 'a.ts']]);
  });

  it('finds none among files that share a third', () => {
    const shared = [loads('a.ts', 'b.ts'), loads('a.ts', 'c.ts'), loads('b.ts', 'c.ts')];
    expect(findCircles(shared)).toEqual([]);
  });
});

describe('importsIn', () => {
  it('follows relative paths, packages and the names of the client; types count', () => {
    const text = [
      "import type { A } from './a.ts';",
      "import { B } from '@brandwright/contract/orders/b.ts';",
      "import { C } from '#ui/c.tsx';",
      "import { z } from 'zod';",
    ].join('\n');
    const root = fileURLToPath(new URL('../..', import.meta.url));
    expect(importsIn(root, [{ path: 'apps/web/src/orders/x.tsx', text }]).map(({ to }) => to)).toEqual([
      'apps/web/src/orders/a.ts',
      'packages/contract/src/orders/b.ts',
      'apps/web/src/ui/c.tsx',
    ]);
  });
});

describe('parseImports', () => {
  it('reads statements of any shape', () => {
    const text = [
      "import { a } from './a.ts';",
      "import type { B } from './b.ts';",
      'import {',
      '  c,',
      '  d,',
      "} from './c.ts';",
      "export * from './d.ts';",
      "import './e.ts';",
      "const f = await import('./f.ts');",
    ].join('\n');
    expect(parseImports(text)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts', './f.ts']);
  });
});

describe('findPrivateReaders', () => {
  it.each([
    ["import * as chrono from 'chrono-node';", /reads dates/],
    ['const gramsIn = { oz: 28.349523125 };', /reads units/],
    ["const names = new Intl.DisplayNames('en', { type: 'region' });", /reads country names/],
  ])('refuses %s outside the language package', (text, reason) => {
    expect(findPrivateReaders([{ path: 'packages/platform/src/orders/a.ts', text }])).toEqual([
      expect.stringMatching(reason),
    ]);
    expect(findPrivateReaders([{ path: 'packages/language/src/values/a.ts', text }])).toEqual([]);
    expect(findPrivateReaders([{ path: 'packages/platform/src/orders/a.test.ts', text }])).toEqual([]);
  });
});
