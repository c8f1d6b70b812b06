import { node, program } from './paths.mjs';
import { run } from './processes.mjs';
import { seconds } from './report.mjs';

const DEPENDENCIES = [
  '--config',
  'tools/dependencies/config.ts',
  '--cache',
  'node_modules/.cache/dependency-cruiser',
  '--cache-strategy',
  'content',
  'packages',
  'apps',
  'tools',
  'tests',
];

const STEPS = [
  { name: 'types of packages', file: program('tsc'), args: ['-p', 'packages'] },
  { name: 'types of the client', file: program('tsc'), args: ['-p', 'apps/web'] },
  { name: 'lint', file: program('oxlint'), args: ['--type-aware'] },
  { name: 'dependencies', file: program('depcruise'), args: DEPENDENCIES },
  { name: 'reading of words', file: node, args: ['tools/language-readers/main.ts'] },
  { name: 'operation indexes', file: node, args: ['tools/operations/main.ts', 'check'] },
  { name: 'utterances', file: node, args: ['tools/check-utterances.ts'] },
  { name: 'dead code', file: program('knip'), args: ['--no-progress'] },
  { name: 'formatting', file: program('oxfmt'), args: ['--list-different'] },
];

/** Runs every static check at once and says which failed and why. Resolves to { passed, failed }. */
export async function check() {
  const results = await Promise.all(
    STEPS.map(async ({ name, file, args }) => {
      const startedAt = Date.now();
      const { code, output } = await run(file, args, { keep: true });
      return { name, output, ok: code === 0, took: seconds(startedAt) };
    }),
  );
  for (const { name, output } of results.filter(({ ok }) => !ok))
    console.log(`\n✗ ${name}\n\n${output.trim()}`);
  console.log('');
  for (const { name, ok, took } of results) console.log(`  ${ok ? '✓' : '✗'} ${name.padEnd(22)} ${took}`);
  const passed = results.filter(({ ok }) => ok).length;
  return { passed, failed: results.length - passed };
}
