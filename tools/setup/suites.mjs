import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { inRoot, node, program } from './paths.mjs';
import { pinnedEnvironment, run } from './processes.mjs';

const print = (text) => process.stdout.write(text);
const report = (name) => inRoot('test-results', name);

/** Units and operations, by vitest. */
export async function unitTests() {
  const file = freshReport('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run(program('vitest'), ['run', '--config', 'tests/vitest.config.ts', ...reporters]);
  return counted(code, file, ({ numPassedTests, numFailedTests, testResults }) => {
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return { passed: numPassedTests, failed: numFailedTests + broken.length };
  });
}

/** Scripted conversations against a server that the replay starts. */
export async function conversations(write = print) {
  return countedByItself(['tools/replay/main.ts', 'tests/conversations', '--start'], 'The replay', write);
}

/** Figures of the offline model's understanding, on every other sentence, against their floors. */
export async function understanding() {
  return countedByItself(['tools/eval/main.ts', '--half'], 'The evaluation');
}

/** Conversations that the partner has never seen, a sample of each file, against their floors. */
export async function blindConversations(write = print) {
  return countedByItself(['tools/eval/blind/main.ts', '--start'], 'The blind evaluation', write);
}

/** The next steps that the partner suggests in the demo store, pressed: each must do what it says. */
export async function suggestions(write = print) {
  return countedByItself(['tools/eval/press-suggestions.ts'], 'The suggestions', write);
}

/** A program that ends with its own count. */
async function countedByItself(args, what, write = print) {
  let last = '';
  const onLine = (text) => {
    write(text);
    last = `${last}${text}`.slice(-2000);
  };
  const { code } = await run(node, args, { onLine });
  const sum = parseReplaySum(last);
  if (!sum) throw new Error(`${what} ended without a count`);
  return atLeastOneFailure(code, sum);
}

/** The last line of the form `N passed, N failed`, or null. */
export function parseReplaySum(output) {
  const sum = [...output.matchAll(/^(\d+) passed, (\d+) failed\s*$/gm)].at(-1);
  return sum ? { passed: Number(sum[1]), failed: Number(sum[2]) } : null;
}

/** The built client in a browser, against a server of its own. After `until` (milliseconds) no test begins. */
export async function browserTests(chromium, until) {
  const file = freshReport('playwright.json');
  const env = pinnedEnvironment({
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    BROWSER_TESTS_UNTIL: String(until),
    ...(chromium && { CHROMIUM_PATH: chromium }),
  });
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'];
  const { code } = await run(program('playwright'), args, { env });
  return counted(code, file, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }));
}

/** Whether a folder of the tree holds files of a suite. */
export function hasFiles(folder, ending) {
  if (!existsSync(inRoot(folder))) return false;
  return readdirSync(inRoot(folder), { recursive: true }).some((file) => String(file).endsWith(ending));
}

function freshReport(name) {
  mkdirSync(inRoot('test-results'), { recursive: true });
  rmSync(report(name), { force: true });
  return report(name);
}

function counted(code, file, read) {
  if (!existsSync(file)) throw new Error(`The suite ended without a report (exit ${code})`);
  return atLeastOneFailure(code, read(JSON.parse(readFileSync(file, 'utf8'))));
}

/** A suite that exits non-zero failed, whatever it counted. */
const atLeastOneFailure = (code, { passed, failed }) => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
});
