import { parseArgs } from 'node:util';
import { record } from './record.ts';
import { passPowers, timings, writeReport, type ReplayReport } from './report.ts';
import { runScript, type ScriptResult } from './run-script.ts';
import { readScripts, type ScriptFile } from './script.ts';
import { startServer } from '../local-server/start-server.ts';

const usage = `Replays scripted conversations against a running server, over HTTP, and scores them.

  npm run replay -- PATH… [--url URL] [--repeat N] [--report DIR] [--cassette DIR] [--only WORDS]
  npm run replay -- record [CONVERSATION-ID] [--url URL] [--as EMAIL] [--password PASSWORD] [--out FILE]

  PATH       scripts (.yaml) or folders of them
  --url      the server; without it one is started with a fresh demo and a frozen clock
  --repeat   runs of each script (pass^k)
  --report   folder for report.json, junit.xml and report.html
  --cassette folder in which a server that is started here records a real model's answers, or replays them
  --only     scripts whose name or path contains these words`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      start: { type: 'boolean' },
      repeat: { type: 'string', default: '1' },
      report: { type: 'string' },
      cassette: { type: 'string' },
      only: { type: 'string' },
      as: { type: 'string', default: 'founder@demo.brandwright.test' },
      password: { type: 'string', default: 'brandwright-demo' },
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [first, ...rest] = positionals;
  if (values.help || first === undefined) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  if (first === 'record') {
    const url = values.url ?? 'http://127.0.0.1:8787';
    console.log(await record(url, { email: values.as, password: values.password }, rest[0], values.out));
    return 0;
  }
  const only = values.only?.toLowerCase();
  const scripts = readScripts(positionals).filter(
    ({ path, script }) => !only || `${path} ${script.name}`.toLowerCase().includes(only),
  );
  const server = values.url
    ? { url: values.url, stop: async () => undefined }
    : await startServer(values.cassette ? { COPILOT_CASSETTE: values.cassette } : {});
  try {
    return await replay(server.url, scripts, Math.max(1, Number(values.repeat)), values.report);
  } finally {
    await server.stop();
  }
}

async function replay(
  url: string,
  scripts: ScriptFile[],
  repeat: number,
  folder: string | undefined,
): Promise<number> {
  const report: ReplayReport = { url, repeat, scripts: [] };
  for (const file of scripts) {
    const runs: ScriptResult[] = [];
    for (let run = 0; run < repeat; run += 1) runs.push(await runScript(url, file));
    report.scripts.push({ path: file.path, name: file.script.name, runs });
    tell(file, runs);
  }
  if (folder) writeReport(folder, report);
  const { firstEventMs, endMs, turns } = timings(report);
  const powers = passPowers(report).map(({ k, share }) => `pass^${k} ${(share * 100).toFixed(1)} %`);
  console.log(
    `\n${powers.join(', ')}; ${turns} answers, median first event ${firstEventMs.toFixed(0)} ms, end ${endMs.toFixed(0)} ms`,
  );
  const failed = report.scripts.filter(({ runs }) => runs.some((run) => !run.passed)).length;
  console.log(`${scripts.length - failed} passed, ${failed} failed`);
  return failed > 0 || scripts.length === 0 ? 1 : 0;
}

function tell({ path, script }: ScriptFile, runs: readonly ScriptResult[]): void {
  const failed = runs.find((run) => !run.passed);
  console.log(`${failed ? 'FAILED' : 'passed'}  ${script.name}  (${path})`);
  if (!failed) return;
  for (const turn of failed.turns) {
    console.log(`    > ${turn.said}`);
    if (turn.failures.length === 0) continue;
    console.log(`      ${turn.answered.replaceAll('\n', '\n      ')}`);
    for (const failure of turn.failures) console.log(`      ✗ ${failure}`);
  }
  for (const failure of failed.afterFailures) console.log(`    after: ${failure}`);
}

process.exitCode = await main();
