import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer, type LocalServer } from '../local-server/start-server.ts';
import { differences } from './differences.ts';
import { passPowers, sayShare, sayUsage, timings, usage } from './figures.ts';
import { readKnownMisses } from './known-misses.ts';
import { leaveDemo } from './leave-demo.ts';
import { readMatrix } from './matrix.ts';
import { record } from './record.ts';
import { replayScripts } from './replay-scripts.ts';
import { writeReport } from './report.ts';
import { runMatrix } from './run-matrix.ts';
import { readScripts, type ScriptFile } from './script.ts';

const howToUse = `Replays scripted conversations against a running server, over HTTP, and scores them.

  npm run replay -- PATH… [--url URL] [--repeat N] [--report DIR] [--cassette DIR] [--only WORDS]
  npm run replay -- --matrix FILE PATH… [--repeat N] [--report DIR] [--only WORDS]
  npm run replay -- record [CONVERSATION-ID] [--url URL] [--as EMAIL] [--password PASSWORD] [--out FILE]

  PATH       scripts (.yaml) or folders of them
  --url      any server with the demo; its demo is put back to the present afterwards. Without it some are started
  --repeat   runs of each script (pass^k); where they differ is told
  --matrix   a list of models (YAML, see tests/models.yaml): the same scripts against each, one table
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
      matrix: { type: 'string' },
      only: { type: 'string' },
      as: { type: 'string', default: 'founder@demo.brandwright.test' },
      password: { type: 'string', default: 'brandwright-demo' },
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [first, ...rest] = positionals;
  if (values.help || first === undefined) {
    console.log(howToUse);
    return values.help ? 0 : 2;
  }
  if (first === 'record') {
    const from = values.url ?? 'http://127.0.0.1:8787';
    console.log(await record(from, { email: values.as, password: values.password }, rest[0], values.out));
    return 0;
  }
  const only = values.only?.toLowerCase();
  const scripts = readScripts(positionals).filter(
    ({ path, script }) => !only || `${path} ${script.name}`.toLowerCase().includes(only),
  );
  const repeat = Math.max(1, Number(values.repeat));
  if (values.matrix !== undefined) {
    const everyModelRan = await runMatrix(readMatrix(values.matrix), scripts, repeat, values.report);
    return everyModelRan && scripts.length > 0 ? 0 : 1;
  }
  const { url } = values;
  const servers = url
    ? [{ url, stop: () => leaveDemo(url, { email: values.as, password: values.password }) }]
    : await startServers(scripts.length, values.cassette);
  try {
    const urls = servers.map(({ url }) => url);
    return await replay(urls, scripts, readKnownMisses(positionals), repeat, values.report);
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

/** Scripts enough that a server more, with a demo of its own, is worth its start. */
const enoughForTwo = 20;

/** One server, or two where there is much to do and a core for each. A cassette is one server's. */
async function startServers(scripts: number, cassette: string | undefined): Promise<LocalServer[]> {
  if (cassette) return [await startServer({ COPILOT_CASSETTE: resolve(cassette) })];
  const count = scripts >= enoughForTwo && availableParallelism() > 1 ? 2 : 1;
  return Promise.all(Array.from({ length: count }, () => startServer()));
}

async function replay(
  urls: readonly string[],
  scripts: ScriptFile[],
  known: ReadonlySet<string>,
  repeat: number,
  folder: string | undefined,
): Promise<number> {
  const report = await replayScripts(urls, scripts, repeat, known);
  if (folder) writeReport(folder, report);
  const { firstEventMs, endMs, turns } = timings(report);
  const powers = passPowers(report).map(({ k, share }) => `pass^${k} ${sayShare(share)}`);
  console.log(
    `\n${powers.join(', ')}; ${turns} answers, median first event ${firstEventMs.toFixed(0)} ms, end ${endMs.toFixed(0)} ms; ${sayUsage(usage(report))}`,
  );
  const differing = report.scripts.filter(({ runs }) => differences(runs).length > 0).length;
  if (repeat > 1)
    console.log(differing === 0 ? 'All runs are alike.' : `${differing} scripts differ between runs.`);
  const failing = report.scripts.filter(({ runs }) => runs.some((run) => !run.passed));
  const missed = failing.filter(({ path }) => known.has(path)).length;
  const mended = report.scripts.filter(({ path }) => known.has(path)).length - missed;
  if (known.size > 0)
    console.log(`${missed} known misses, ${mended} of the list pass by now (known-misses.txt)`);
  const failed = failing.length - missed;
  console.log(`${scripts.length - failing.length} passed, ${failed} failed`);
  return failed > 0 || scripts.length === 0 ? 1 : 0;
}

process.exitCode = await main();
