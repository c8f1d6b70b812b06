import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** A file that is made from the files beside it, as a path from the root and its text. */
export interface Index {
  path: string;
  text: string;
}

const CONTRACT = 'packages/contract/src';
const PLATFORM = 'packages/platform/src';
const DECLARATION = /^export const (\w+) = declareOperation\(/gm;
const IMPLEMENTATION = /^export default \w+\(\s*(\w+),/m;
const MADE = '// Made from the files of the area by `npm run operations:index`.\n';

/**
 * The lists of operations of every area: what its contract declares (`packages/contract/src/AREA/operations.ts`) and what
 * the platform implements (`packages/platform/src/AREA/operations.ts`).
 */
export async function operationIndexes(root: string): Promise<Index[]> {
  const [contract, platform] = await Promise.all([
    areasIn(root, CONTRACT, declarationLines),
    areasIn(root, PLATFORM, implementationLines),
  ]);
  return [
    ...contract.map(({ area, lines }) => ({
      path: `${CONTRACT}/${area}/operations.ts`,
      text: `${MADE}${lines.join('\n')}\n`,
    })),
    ...platform.map(({ area, lines }) => ({
      path: `${PLATFORM}/${area}/operations.ts`,
      text: platformIndex(area, lines),
    })),
  ];
}

interface Area {
  area: string;
  lines: string[];
}

async function areasIn(
  root: string,
  folder: string,
  linesOf: (file: string, text: string) => string[],
): Promise<Area[]> {
  const areas = (await readdir(join(root, folder), { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  const read = await Promise.all(
    areas.map(async ({ name: area }) => {
      const lines: string[] = [];
      for (const file of await sourcesIn(join(root, folder, area))) {
        const text = await readFile(file, 'utf8');
        lines.push(...linesOf(`./${relative(join(root, folder, area), file)}`, text));
      }
      return { area, lines };
    }),
  );
  return read.filter(({ lines }) => lines.length > 0);
}

async function sourcesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'operations.ts')
    .sort((a, b) => (a < b ? -1 : 1))
    .map((file) => join(folder, file));
}

const declarationLines = (file: string, text: string): string[] =>
  [...text.matchAll(DECLARATION)].map(([, name]) => `export { ${name} } from '${file}';`);

const implementationLines = (file: string, text: string): string[] => {
  const [, name] = IMPLEMENTATION.exec(text) ?? [];
  return name === undefined ? [] : [`import ${name} from '${file}';`];
};

function platformIndex(area: string, imports: string[]): string {
  const names = imports.map((line) => line.split(' ')[1] ?? '');
  const constant = `${area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Operations`;
  const list = `export const ${constant}: readonly Implementation[] = [\n${names.map((name) => `  ${name},`).join('\n')}\n];\n`;
  return `${MADE}import type { Implementation } from '../kernel/request/implementation.ts';\n${imports.join('\n')}\n\n${list}`;
}
