import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { leaveDemo } from '../../replay/leave-demo.ts';
import { startServer } from '../../local-server/start-server.ts';
import { readConversations, sampleEvery, type Conversation } from './conversation.ts';
import { countFailuresByFile, failureOf, tellFailures } from './failures.ts';
import { figuresByFile, figuresOf, sayFigures } from './figures.ts';
import { belowFloors, readFloors, type Floors } from './floors.ts';
import { runFile, type ConversationReport } from './run-file.ts';
import { openSession, writersInstant } from './session.ts';
import { tellMisses } from './tell-misses.ts';

const howToUse = `Runs conversations that the partner has never seen, over HTTP, and scores every turn.

  npm run eval:blind -- [FILE…] [--every N] [--start | --url URL] [--out FILE] [--misses]

  FILE       blind files (.jsonl), here or anywhere; without any, those of tests/blind against their floors
  --every    only every Nth conversation, always the same ones; with it nothing is compared with floors
  --url      any server with the demo store; without it one is started
  --out      file for the figures, the kinds of failure and every turn with what came of it, as JSON
  --misses   shows what went wrong, turn by turn`;

const folder = fileURLToPath(new URL('../../../tests/blind', import.meta.url));
const inFolder = (name: string) => join(folder, name);

interface Sample {
  name: string;
  every: number;
  conversations: Conversation[];
}
type Measured = ReadonlyMap<string, readonly ConversationReport[]>;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      every: { type: 'string' },
      start: { type: 'boolean' },
      url: { type: 'string' },
      out: { type: 'string' },
      misses: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(howToUse);
    return 0;
  }
  const every = values.every === undefined ? undefined : wholeNumber(values.every);
  // A floor holds for the sample it was set on; any other choice of conversations is only measured.
  const floors = positionals.length === 0 && every === undefined ? readFloors(inFolder('floors.json')) : null;
  const samples = samplesOf(positionals, every, floors);
  const measured = await measure(samples, values.url, values.misses);
  if (values.out) writeReport(values.out, measured);
  return floors ? compare(floors, measured) : 0;
}

/** The conversations of the named files, or of all files of tests/blind when none is named. */
function samplesOf(paths: readonly string[], every: number | undefined, floors: Floors | null): Sample[] {
  if (paths.length > 0) return paths.map((path) => sampleOf(path, path, every ?? 1));
  return ownFiles().map((name) => sampleOf(name, inFolder(name), every ?? floors?.[name]?.every ?? 1));
}

const ownFiles = () => globSync('*.jsonl', { cwd: folder }).sort();

const sampleOf = (name: string, path: string, every: number): Sample => ({
  name,
  every,
  conversations: sampleEvery(readConversations(path), every),
});

function wholeNumber(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--every takes a whole number from 1 up, not "${text}".`);
  return Number(text);
}

/** Runs every sample on the server at `url`, or on one of its own, and prints the figures of each. */
async function measure(
  samples: readonly Sample[],
  url: string | undefined,
  misses: boolean,
): Promise<Measured> {
  const server = url ? { url, stop: () => leaveDemo(url) } : await startServer({ CLOCK: writersInstant });
  try {
    return await runSamples(server.url, samples, misses);
  } finally {
    await server.stop();
  }
}

async function runSamples(url: string, samples: readonly Sample[], misses: boolean): Promise<Measured> {
  const session = await openSession(url);
  const measured = new Map<string, readonly ConversationReport[]>();
  for (const { name, every, conversations } of samples) {
    const reports = await runFile(session, conversations);
    measured.set(name, reports);
    console.log(`${name}, every ${every}: ${sayFigures(figuresOf(reports))}`);
    if (misses) tellMisses(reports);
  }
  if (samples.length > 1) console.log(`in all: ${sayFigures(figuresOf([...measured.values()].flat()))}`);
  tellFailures(countFailuresByFile(measured));
  return measured;
}

function compare(floors: Floors, measured: Measured): number {
  const below = belowFloors(floors, figuresByFile(measured));
  for (const line of below) console.error(`Below its floor: ${line}`);
  console.log(`\n${Object.keys(floors).length - below.length} passed, ${below.length} failed`);
  return below.length > 0 ? 1 : 0;
}

/** Figures and kinds of failure by file and in all, then a turn a row, in the order of the run. */
function writeReport(path: string, measured: Measured): void {
  const turns = [...measured].flatMap(([file, conversations]) =>
    conversations.flatMap(({ id, area, turns: own }) => own.map((turn) => ({ file, id, area, ...turn }))),
  );
  const all = new Map([...measured, ['in all', [...measured.values()].flat()]]);
  const report = {
    figures: Object.fromEntries(figuresByFile(all)),
    failures: Object.fromEntries(countFailuresByFile(all)),
    turns: turns.map((turn) => ({ ...turn, kind: failureOf(turn) })),
  };
  writeFileSync(path, JSON.stringify(report, null, 1));
}

process.exitCode = await main();
