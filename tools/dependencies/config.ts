import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';
import { layouts, type Layout } from './layouts.ts';

/** Tests, and what sets them up, may prepare anything. */
const forTests = String.raw`\.test\.tsx?$|/testing(?:\.ts$|/|-)`;

/** A file or folder of a layout as a pattern: "chips.ts" is that file, "parse" all below that folder. */
const member = (name: string): string =>
  name.includes('.') ? `${name.replaceAll('.', String.raw`\.`)}$` : `${name}/`;

const below = (path: string, names: readonly string[]): string =>
  `^${path}/(?:${names.map(member).join('|')})`;

function rulesOf({ name, path, why, mayImport }: Layout): IForbiddenRuleType[] {
  return Object.entries(mayImport).map(([from, allowed]) => ({
    name: `${name}/${from}`,
    severity: 'error',
    comment: `${why}: ${from} may import ${allowed.join(', ') || 'none of the others'}`,
    // Packages hold for tests too: what a package tests, it must be able to load.
    from: { path: below(path, [from]), ...(name !== 'packages' && { pathNot: forTests }) },
    to: { path: `^${path}/`, pathNot: below(path, [from, ...allowed]) },
  }));
}

const applications: IForbiddenRuleType[] = [
  {
    name: 'packages/apps',
    severity: 'error',
    comment: 'an application is what nothing else imports',
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  },
  {
    name: 'server/packages',
    severity: 'error',
    comment: 'the server turns operations into protocols: it reads no words of its own and knows no client',
    from: { path: '^apps/server/' },
    to: { path: '^(?:packages/language|apps/web)/' },
  },
  {
    name: 'server/indexes',
    severity: 'error',
    comment: 'the server reaches these packages through their index',
    from: { path: '^apps/server/', pathNot: forTests },
    to: {
      path: '^packages/(?:artwork|providers|platform|copilot)/',
      pathNot: String.raw`^packages/[^/]+/src/index\.ts$`,
    },
  },
  {
    name: 'web/contract',
    severity: 'error',
    comment: 'the client knows the contract only',
    from: { path: '^apps/web/' },
    to: { path: '^(?:packages|apps)/', pathNot: '^(?:packages/contract|apps/web)/' },
  },
  {
    name: 'web/shared',
    severity: 'error',
    comment: 'components and calls that every area shares know none of them',
    from: { path: '^apps/web/src/(?:api|ui)/', pathNot: forTests },
    to: {
      path: '^apps/web/src/',
      pathNot: String.raw`^apps/web/src/(?:api|ui|styles)/|^apps/web/src/frame/partner-store\.ts$`,
    },
  },
];

const areas: IForbiddenRuleType = {
  name: 'platform/areas',
  severity: 'error',
  comment: 'an area reaches another through its operations only, and kernel and postgres know no area',
  from: { path: '^packages/platform/src/([^/]+)/', pathNot: forTests },
  to: { path: '^packages/platform/src/[^/]+/', pathNot: '^packages/platform/src/(?:$1|kernel|postgres)/' },
};

const everywhere: IForbiddenRuleType[] = [
  {
    name: 'no-circle',
    severity: 'error',
    comment: 'no two files need each other; a type counts like any import',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-tests-in-code',
    severity: 'error',
    comment: 'what is for tests is imported by tests only',
    from: { path: '^(?:packages|apps)/', pathNot: forTests },
    to: { path: forTests },
  },
  {
    name: 'no-unresolved',
    severity: 'error',
    comment: 'an import that is not found would be seen by no rule',
    from: {},
    to: { couldNotResolve: true },
  },
];

/** The architecture as dependency-cruiser checks it; what each rule says is in layouts.ts and above. */
const config: IConfiguration = {
  forbidden: [...layouts.flatMap(rulesOf), ...applications, areas, ...everywhere],
  options: {
    // TypeScript 7 has no interface that dependency-cruiser knows; this parser keeps imports of types.
    parser: 'swc',
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    exclude: { path: '(?:^|/)(?:node_modules|dist)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};

export default config;
