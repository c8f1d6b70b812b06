import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from './config.ts';
import { layouts } from './layouts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** From a file, by these words, to a file: what the rule of that name refuses. */
// prettier-ignore
const refused: readonly [rule: string, from: string, statement: string, to: string][] = [
  // By a relative path, a package's name, a package's index and a name of the client; of values, types and both.
  ['packages/language', 'packages/language/src/a.ts', "import { x } from '@brandwright/contract';", ''],
  ['packages/contract', 'packages/contract/src/a.ts', "import type { X } from '@brandwright/platform';", ''],
  ['packages/artwork', 'packages/artwork/src/a.ts', "export * from '../../providers/src/x.ts';", 'packages/providers/src/x.ts'],
  ['packages/providers', 'packages/providers/src/a.ts', "export type * from '@brandwright/platform/x.ts';", 'packages/platform/src/x.ts'],
  ['packages/platform', 'packages/platform/src/a.test.ts', "const x = import('@brandwright/copilot');", ''],
  ['packages/copilot', 'packages/copilot/src/a.ts', "import { type X } from '@brandwright/artwork/x.ts';", 'packages/artwork/src/x.ts'],
  ['packages/apps', 'packages/copilot/src/b.ts', "import '@brandwright/server/x.ts';", 'apps/server/src/x.ts'],
  ['server/packages', 'apps/server/src/a.ts', "import { x } from '@brandwright/language/x.ts';", 'packages/language/src/x.ts'],
  ['server/indexes', 'apps/server/src/b.ts', "import type { X } from '@brandwright/platform/store/x.ts';", 'packages/platform/src/store/x.ts'],
  ['web/contract', 'apps/web/src/a.tsx', "import type { X } from '@brandwright/platform';", ''],
  ['web/shared', 'apps/web/src/ui/a.tsx', "import { X } from '#orders/x.tsx';", 'apps/web/src/orders/x.tsx'],
  ['platform/areas', 'packages/platform/src/orders/a.ts', "import { x } from '../tariffs/x.ts';", 'packages/platform/src/tariffs/x.ts'],
  ['platform/areas', 'packages/platform/src/kernel/jobs/a.ts', "import type { X } from '../../home/x.ts';", 'packages/platform/src/home/x.ts'],
  ['language/values', 'packages/language/src/values/a.ts', "import { x } from '../products/x.ts';", 'packages/language/src/products/x.ts'],
  ['contract/kernel', 'packages/contract/src/kernel/a.ts', "import type { X } from '../orders/x.ts';", 'packages/contract/src/orders/x.ts'],
  ['artwork/drawing', 'packages/artwork/src/drawing/a.ts', "import { x } from '../tiles/x.ts';", 'packages/artwork/src/tiles/x.ts'],
  ['providers/mail', 'packages/providers/src/mail/a.ts', "import { x } from '../files/x.ts';", 'packages/providers/src/files/x.ts'],
  ['kernel/data', 'packages/platform/src/kernel/data/a.ts', "import type { X } from '../request/x.ts';", 'packages/platform/src/kernel/request/x.ts'],
  ['sourcing/rfq', 'packages/platform/src/sourcing/rfq/a.ts', "import { x } from '../agent/x.ts';", 'packages/platform/src/sourcing/agent/x.ts'],
  ['copilot/tools', 'packages/copilot/src/tools/a.ts', "import type * as x from '../turn/x.ts';", 'packages/copilot/src/turn/x.ts'],
  ['copilot/offline', 'packages/copilot/src/offline/ground/a.ts', "import { x } from '../../context/x.ts';", 'packages/copilot/src/context/x.ts'],
  ['offline-model/parse', 'packages/copilot/src/offline/parse/a.ts', "import { x } from '../decide/x.ts';", 'packages/copilot/src/offline/decide/x.ts'],
  ['offline-model/fields.ts', 'packages/copilot/src/offline/fields.ts', "import { x } from './partner.ts';", 'packages/copilot/src/offline/partner.ts'],
  ['grounding/records', 'packages/copilot/src/offline/ground/records/a.ts', "import { x } from '../fill/b.ts';", 'packages/copilot/src/offline/ground/fill/b.ts'],
  ['no-circle', 'packages/language/src/words/a.ts', "import type { B } from './b.ts';", ''],
  ['no-tests-in-code', 'packages/language/src/words/c.ts', "import { x } from './x.test.ts';", 'packages/language/src/words/x.test.ts'],
  ['no-unresolved', 'packages/language/src/words/d.ts', "import { x } from './nowhere.ts';", ''],
];

// prettier-ignore
const allowed: readonly [from: string, statement: string, to: string][] = [
  ['packages/platform/src/orders/z.ts', "import { x } from '../kernel/request/y.ts';", 'packages/platform/src/kernel/request/y.ts'],
  ['packages/platform/src/orders/z.test.ts', "import { x } from '../tariffs/y.ts';", 'packages/platform/src/tariffs/y.ts'],
  ['packages/copilot/src/offline/ground/z.ts', "import { x } from '../parse/y.ts';", 'packages/copilot/src/offline/parse/y.ts'],
  ['packages/copilot/src/context/z.ts', "import { x } from '../offline/phrases.ts';", 'packages/copilot/src/offline/phrases.ts'],
  ['apps/server/src/z.ts', "import { x } from '@brandwright/platform';", ''],
  ['apps/web/src/orders/z.tsx', "import { x } from '#ui/y.tsx';", 'apps/web/src/ui/y.tsx'],
  ['tools/z.ts', "import { x } from '@brandwright/platform/store/y.ts';", 'packages/platform/src/store/y.ts'],
];

let made = '';
let violations: { rule: string; from: string }[] = [];

/** A tree of the made-up files, with the package.json files of the real one. */
beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'dependencies-'));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(made, path)), { recursive: true });
    await writeFile(join(made, path), text);
  };
  await mkdir(join(made, 'node_modules/@brandwright'), { recursive: true });
  for (const home of [
    'packages/language',
    'packages/contract',
    'packages/artwork',
    'packages/providers',
    'packages/platform',
    'packages/copilot',
    'apps/server',
    'apps/web',
  ]) {
    const manifest = await readFile(join(root, home, 'package.json'), 'utf8');
    await write(`${home}/package.json`, manifest);
    await write(`${home}/src/index.ts`, 'export {};\n');
    await symlink(join(made, home), join(made, 'node_modules/@brandwright', home.split('/')[1] ?? ''));
  }
  const files = [...refused.map(([, from, statement, to]) => [from, statement, to] as const), ...allowed];
  for (const [, , to] of files) if (to) await write(to, 'export {};\n');
  await write('packages/language/src/words/b.ts', "import type { A } from './a.ts';\nexport {};\n");
  for (const [from, statement] of files) await write(from, `${statement}\nexport {};\n`);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      join(root, 'tools/dependencies/config.ts'),
      '--output-type',
      'json',
      'packages',
      'apps',
      'tools',
    ],
    { cwd: made, maxBuffer: 1e8 },
  );
  const result = JSON.parse(stdout) as ICruiseResult;
  violations = result.summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
});

afterAll(() => rm(made, { recursive: true, force: true }));

describe('the rules of dependencies', () => {
  it.each(refused)('%s refuses that %s says: %s', (rule, from) => {
    expect(violations).toContainEqual({ rule, from });
  });

  it.each(allowed)('%s may say: %s', (from) => {
    expect(violations.filter((violation) => violation.from === from)).toEqual([]);
  });

  it('breaks no other rule in the made-up tree', () => {
    const expected = new Set(refused.map(([rule, from]) => `${rule} ${from}`));
    expect(
      violations.map(({ rule, from }) => `${rule} ${from}`).filter((found) => !expected.has(found)),
    ).toEqual([]);
  });

  it('are each tried by a break, the layouts by one at least', () => {
    const tried = new Set(refused.map(([rule]) => rule));
    const rules = (config.forbidden ?? []).map(({ name }) => name ?? '');
    const untried = rules.filter(
      (name) => !tried.has(name) && !layouts.some((layout) => name.startsWith(`${layout.name}/`)),
    );
    expect(untried).toEqual([]);
    for (const { name } of layouts)
      expect(
        [...tried].some((rule) => rule.startsWith(`${name}/`)),
        name,
      ).toBe(true);
  });

  it.each(layouts.map(({ name, path, mayImport }) => ({ name, path, mayImport })))(
    'of $name name every file and folder there is, and no other',
    async ({ path, mayImport }) => {
      const entries = await readdir(join(root, path));
      const inCode = entries.filter((entry) => !/^testing(?:\.ts)?$|\.test\.ts$|\.(?:md|json)$/.test(entry));
      expect(Object.keys(mayImport).toSorted()).toEqual(inCode.toSorted());
    },
  );
});
