import { differences, sayDifferences } from './differences.ts';
import type { ReplayReport } from './figures.ts';
import { runScript, type ScriptResult } from './run-script.ts';
import type { ScriptFile } from './script.ts';

/** Replays each script so many times on a server and tells how it went. */
export async function replayScripts(
  url: string,
  scripts: readonly ScriptFile[],
  repeat: number,
): Promise<ReplayReport> {
  const report: ReplayReport = { url, repeat, scripts: [] };
  for (const file of scripts) {
    const runs: ScriptResult[] = [];
    for (let run = 0; run < repeat; run += 1) runs.push(await runScript(url, file));
    report.scripts.push({ path: file.path, name: file.script.name, runs });
    tell(file, runs);
  }
  return report;
}

function tell({ path, script }: ScriptFile, runs: readonly ScriptResult[]): void {
  const failed = runs.find((run) => !run.passed);
  console.log(`${failed ? 'FAILED' : 'passed'}  ${script.name}  (${path})`);
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
