import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differences, sayDifferences } from './differences.ts';
import { passPowers, sayShare, sayUsage, timings, usage, type ReplayReport } from './figures.ts';
import type { ScriptResult } from './script-result.ts';

/** Writes report.json, junit.xml and report.html with the transcripts. */
export function writeReport(folder: string, report: ReplayReport): void {
  mkdirSync(folder, { recursive: true });
  const figures = { passPowers: passPowers(report), timings: timings(report), usage: usage(report) };
  const scripts = report.scripts.map((script) => ({ ...script, differences: differences(script.runs) }));
  writeFileSync(join(folder, 'report.json'), JSON.stringify({ ...figures, ...report, scripts }, null, 2));
  writeFileSync(join(folder, 'junit.xml'), junit(report));
  writeFileSync(join(folder, 'report.html'), html(report));
}

export const escape = (text: string) =>
  text
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');

const failuresOf = (run: ScriptResult): string[] => [
  ...run.turns.flatMap((turn) => turn.failures.map((failure) => `${turn.said}: ${failure}`)),
  ...run.afterFailures,
];

function junit({ scripts }: ReplayReport): string {
  const runs = scripts.flatMap((script) => script.runs);
  const cases = runs.map((run) => {
    const failures = failuresOf(run);
    const seconds = run.turns.reduce((sum, turn) => sum + turn.endMs, 0) / 1000;
    const inner =
      failures.length > 0
        ? `<failure message="${escape(failures[0] ?? '')}">${escape(failures.join('\n'))}</failure>`
        : '';
    return `  <testcase classname="${escape(run.path)}" name="${escape(run.name)}" time="${seconds.toFixed(3)}">${inner}</testcase>`;
  });
  const failed = runs.filter((run) => !run.passed).length;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="conversations" tests="${runs.length}" failures="${failed}">\n${cases.join('\n')}\n</testsuite>\n`;
}

function html(report: ReplayReport): string {
  const { firstEventMs, endMs, turns } = timings(report);
  const powers = passPowers(report).map(({ k, share }) => `pass^${k} ${sayShare(share)}`);
  const scripts = report.scripts.map(({ name, path, runs }) => {
    const passed = runs.filter((run) => run.passed).length;
    const transcripts = runs.map((run, index) => transcript(run, index + 1)).join('');
    const differing = sayDifferences(differences(runs)).map(escape).join('\n');
    const note = differing ? `<p class="failure">${differing}</p>` : '';
    const same = differing ? ' · its runs differ' : '';
    return `<details class="${passed === runs.length ? 'good' : 'bad'}"><summary>${escape(name)} <small>${escape(path)} · ${passed} of ${runs.length}${same}</small></summary>${note}${transcripts}</details>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Conversations</title><style>
body{font:14px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
details{border:1px solid #ddd;border-radius:8px;margin:.5rem 0;padding:.5rem 1rem}.bad>summary{color:#a11}.good>summary{color:#171}
.said{background:#f3efe9;border-radius:8px;padding:.3rem .6rem;margin-top:.8rem}.calls{color:#666;font:12px monospace;overflow-wrap:anywhere}.failure{color:#a11;white-space:pre-wrap}small{color:#666}
</style><h1>Conversations</h1><p>${powers.join(' · ')} · ${turns} answers · first event ${firstEventMs.toFixed(0)} ms, end ${endMs.toFixed(0)} ms (medians) · ${sayUsage(usage(report))}</p>${scripts.join('\n')}</html>\n`;
}

function transcript(run: ScriptResult, number: number): string {
  const turns = run.turns.map(
    (turn) =>
      `<p class="said">${escape(turn.said)}</p><p>${escape(turn.answered)}</p><p class="calls">${turn.calls.map(escape).join('<br>')}</p>${turn.failures
        .map((failure) => `<p class="failure">${escape(failure)}</p>`)
        .join(
          '',
        )}<small>${turn.firstEventMs.toFixed(0)} ms, ${turn.endMs.toFixed(0)} ms, ${sayUsage(turn.used)}</small>`,
  );
  const after = run.afterFailures
    .map((failure) => `<p class="failure">after: ${escape(failure)}</p>`)
    .join('');
  return `<h3>Run ${number}: ${run.passed ? 'passed' : 'failed'}</h3>${turns.join('')}${after}`;
}
