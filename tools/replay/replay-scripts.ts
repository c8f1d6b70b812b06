import { differences, sayDifferences } from './differences.ts';
import type { ReplayReport } from './figures.ts';
import { People } from './people.ts';
import { runScript } from './run-script.ts';
import type { ScriptResult } from './script-result.ts';
import type { ScriptFile } from './script.ts';

/**
 * Replays each script so many times and tells how it went. Each server takes the next script when it is done with one: a script
 * has the store of its server to itself. One of the `known` misses is told as such.
 */
export async function replayScripts(
  urls: readonly string[],
  scripts: readonly ScriptFile[],
  repeat: number,
  known: ReadonlySet<string> = new Set(),
): Promise<ReplayReport> {
  // A demo for another instant takes its server seconds, so scripts of one instant follow each other.
  const waiting = [...scripts.entries()].sort(([, a], [, b]) => compare(a.script.at, b.script.at)).values();
  const done = new Map<number, ReplayReport['scripts'][number]>();
  const replayNext = async (url: string) => {
    const people = new People(url);
    for (const [place, file] of waiting) {
      const runs: ScriptResult[] = [];
      for (let run = 0; run < repeat; run += 1) runs.push(await runScript(people, file));
      done.set(place, { path: file.path, name: file.script.name, runs });
      tell(file, runs, known);
    }
  };
  await Promise.all(urls.map(replayNext));
  const inOrder = [...done].sort(([a], [b]) => a - b).map(([, result]) => result);
  return { url: urls.join(', '), repeat, scripts: inOrder };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function tell({ path, script }: ScriptFile, runs: readonly ScriptResult[], known: ReadonlySet<string>): void {
  const failed = runs.find((run) => !run.passed);
  console.log(`${!failed ? 'passed' : known.has(path) ? 'missed' : 'FAILED'}  ${script.name}  (${path})`);
  for (const line of sayDifferences(differences(runs))) console.log(`    ${line}`);
  if (!failed) return;
  for (const turn of failed.turns) {
    console.log(`    > ${turn.said}`);
    if (turn.failures.length === 0) continue;
    console.log(`      ${turn.answered.replaceAll('\n', '\n      ')}`);
    for (const failure of turn.failures) console.log(`      ✗ ${failure}`);
  }
  for (const failure of failed.afterFailures) console.log(`    after: ${failure}`);
}
