import { operations } from '@brandwright/contract';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { linesOfAuthors } from './authors.ts';
import { withDemoKernel } from './demo-kernel.ts';
import { figuresOf, type Figures } from './figures.ts';
import { compareWithFloors, raised, readFloors, writeFloors } from './floor.ts';
import { findNearDoubles, freeze, knownNearDoubles } from './held-out.ts';
import { tellAuthors, tellFigures, tellMisses } from './tell.ts';
import { createTrial, type Tried } from './try-out.ts';
import { readFileOfUtterances, readForeign, readUtterances, type UtteranceSet } from './utterances.ts';

// npm run eval -- [--set learn|held-out] [--area NAME] [--files PATH…] [--half] [--misses] [--show-held-out] [--raise] [--report FILE]
// What the offline model makes of each utterance, and whether the figures stand above their floors (floor.json).
// --half tries every other utterance, always the same ones, against floors of their own: what `npm test` has time for.
// npm run eval -- --freeze keeps the hashes of what measures; --near-doubles lists what is too near to what is learned.
const { values, positionals } = parseArgs({
  options: {
    set: { type: 'string' },
    area: { type: 'string' },
    files: { type: 'string', multiple: true },
    misses: { type: 'boolean', default: false },
    'show-held-out': { type: 'boolean', default: false },
    half: { type: 'boolean', default: false },
    raise: { type: 'boolean', default: false },
    freeze: { type: 'boolean', default: false },
    'near-doubles': { type: 'boolean', default: false },
    report: { type: 'string' },
  },
  allowPositionals: true,
});
if (values.freeze) {
  freeze();
  process.exit(0);
}
if (values['near-doubles']) {
  for (const { heldOut } of findNearDoubles()) console.log(heldOut.place);
  process.exit(0);
}
const foreignArea = 'out-of-scope-dev';
const files = [...(values.files ?? []), ...positionals];
const kind = (values.set ?? (values.misses ? 'learn' : 'held-out')) === 'learn' ? 'learn' : 'held-out';
/** The floors that the figures are held against. */
const floorSet = values.half ? `${kind}-half` : kind;
const shown = values['show-held-out'];
if (
  values.misses &&
  !shown &&
  (files.some((name) => name.includes('held-out')) || (files.length === 0 && kind === 'held-out'))
) {
  console.error(
    'Held-out utterances only measure: whoever reads what was missed tunes on it. --show-held-out shows it all the same.',
  );
  process.exit(2);
}

const sets = setsToTry();
const tried = new Map<string, Tried[]>();
await withDemoKernel(async (kernel, caller) => {
  const tryOut = createTrial(
    kernel,
    caller,
    operations.filter((operation) => operation.offered),
  );
  for (const { area, utterances } of sets) {
    const results: Tried[] = [];
    for (const utterance of utterances) results.push(await tryOut(utterance));
    tried.set(area, results);
  }
});

const areas = new Map([...tried].map(([area, results]) => [area, figuresOf(results)]));
const own = [...tried].filter(([area]) => area !== foreignArea).flatMap(([, results]) => results);
if (!values.area && own.length > 0) areas.set('in all', figuresOf(own));
console.log(files.length > 0 ? 'Files' : `Set: ${floorSet}`);
tellFigures(areas);
const authors = linesOfAuthors(own);
tellAuthors(authors);
if (files.length === 0 && kind === 'held-out') tellWithoutNearDoubles();
if (values.misses) for (const results of tried.values()) tellMisses(results);
if (values.report) writeFileSync(values.report, JSON.stringify(reportOf(areas), null, 2));
if (files.length === 0) holdAgainstFloors();

function setsToTry(): UtteranceSet[] {
  if (files.length > 0) return files.map(readFileOfUtterances);
  const foreign = readForeign();
  if (!foreign) console.log(`${foreignArea}: skipped: data not present`);
  const all = [...readUtterances(kind), ...(foreign ? [foreign] : [])];
  const chosen = all.filter(({ area }) => !values.area || area === values.area);
  if (chosen.length === 0) throw new Error(`There is no area ${values.area} in the ${kind} set.`);
  return values.half ? chosen.map(everyOther) : chosen;
}

function everyOther({ area, utterances }: UtteranceSet): UtteranceSet {
  return { area, utterances: utterances.filter((_, at) => at % 2 === 0) };
}

/** What was learned in nearly the same words says little of people never met. */
function tellWithoutNearDoubles(): void {
  const known = new Set(knownNearDoubles());
  const others = [...tried].flatMap(([area, results]) =>
    area === foreignArea ? [] : results.filter(({ utterance }) => !known.has(`${area}: ${utterance.say}`)),
  );
  tellAuthors([{ author: 'without near-doubles', learn: 0, heldOut: 0, figures: figuresOf(others) }]);
}

function holdAgainstFloors(): void {
  const floors = readFloors();
  const kept = floors[floorSet] ?? {};
  if (values.raise) {
    writeFloors({ ...floors, [floorSet]: raised(kept, areas) });
    console.log('\nFloors raised in tools/eval/floor.json.');
    return;
  }
  const absent = new Set(values.area ? Object.keys(kept).filter((area) => area !== values.area) : []);
  if (!areas.has(foreignArea)) absent.add(foreignArea);
  const { compared, below } = compareWithFloors(kept, areas, absent);
  for (const line of below) console.error(`\nBelow its floor: ${line}`);
  console.log(`\n${compared - below.length} passed, ${below.length} failed`);
  if (below.length > 0) process.exitCode = 1;
}

function reportOf(figures: ReadonlyMap<string, Figures>) {
  const isSecret = files.length === 0 && kind === 'held-out' && !shown;
  const results = [...tried].map(([area, all]) => [
    area,
    all.map(({ utterance, verdict, routed, milliseconds }) => ({
      ...utterance,
      ...verdict,
      routed,
      milliseconds,
    })),
  ]);
  return {
    set: files.length > 0 ? files : kind,
    figures: Object.fromEntries(figures),
    authors: Object.fromEntries(authors.map(({ author, ...line }) => [author, line])),
    ...(isSecret ? {} : { utterances: Object.fromEntries(results) }),
  };
}
