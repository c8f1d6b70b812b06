import {
  prepareModels,
  readModels,
  storeModels,
  type LearntModels,
} from '@brandwright/copilot/offline/learnt/models.ts';
import { clueNames } from '@brandwright/copilot/offline/choice/clues.ts';
import { thresholds } from '@brandwright/copilot/offline/turn/interpretation.ts';
import { onlyPoints } from '@brandwright/copilot/offline/choice/only-points.ts';
import { weights as known } from '@brandwright/copilot/offline/choice/weights.ts';
import { writeFileSync } from 'node:fs';
import { withDemoKernel } from './eval/demo-kernel.ts';
import { judgeLessons, learnClues, lessonOf, type Lesson } from './learning/clues.ts';
import { noisy, offeredNames, readSentences, type Sentence } from './learning/sentences.ts';
import { learnInWorker } from './learning/words-worker.ts';
import { seeded, wordLesson } from './learning/words.ts';

// node tools/learn-understanding.ts [--folds] [--write]
// Learns the offline model's understanding: what words say for each operation (learnt/data.ts), then how much every
// clue counts (weights.ts). Clues are weighed on sentences of another source than those the words were learnt from.
const all = await withDemoKernel(readSentences);
const spoken = all.filter((one) => one.source !== 'declared');
const declared = all.filter((one) => one.source === 'declared');
const folds = foldsOf(spoken);
console.log(`${spoken.length} spoken sentences, ${declared.length} from declarations`);

const random = seeded(3);
const slips = new Map<Sentence, readonly Sentence[]>();
for (const one of all) slips.set(one, noisy(one, random));
const teach = (sentences: readonly Sentence[]): Promise<LearntModels> => {
  const telling = sentences.filter((one) => !onlyPoints(one.heard));
  const lessons = [...telling, ...telling.flatMap((one) => slips.get(one) ?? [])].map(wordLesson);
  return learnInWorker(lessons, offeredNames);
};
const ready = (models: LearntModels) => prepareModels(readModels(storeModels(models)));

const lessons: Lesson[][] = [];
let lost = 0;
const withoutFold = await eachOfTwo(folds, (fold) =>
  teach([...declared, ...spoken.filter((one) => !fold.includes(one.source))]),
);
for (const [at, fold] of folds.entries()) {
  const taught = withoutFold[at];
  if (!taught) continue;
  const models = ready(taught);
  const made = spoken.filter((one) => fold.includes(one.source)).map((one) => lessonOf(one, models));
  lost += made.filter((one) => one === null).length;
  lessons.push(made.filter((one) => one !== null));
}
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const tell = (name: string, figures: ReturnType<typeof judgeLessons>) =>
  console.log(
    `${name}: right ${percent(figures.right)}, heard ${percent(figures.heard)}, out of scope declined ${percent(figures.declined)}`,
  );
const { decline } = thresholds;
const every = lessons.flat();
const before = judgeLessons(every, known, decline);
console.log(`${lost} sentences whose operation is not near`);
tell('before', before);
const learnt = learnClues(every, known, decline);
const after = judgeLessons(every, learnt, decline);
tell('after', after);

// The same share of requests lies above a threshold as before.
const moved = (threshold: number) => {
  const place = before.inside.filter((score) => score < threshold).length;
  return after.inside[Math.min(place, after.inside.length - 1)] ?? threshold;
};
for (const [name, value] of Object.entries(thresholds))
  console.log(`  threshold ${name}: ${value} ~ ${moved(value).toFixed(2)}`);
for (const part of [0.01, 0.03, 0.05, 0.1])
  console.log(
    `  ${percent(part)} of requests score below ${after.inside[Math.floor(part * after.inside.length)]?.toFixed(2)}`,
  );
for (const part of [0.5, 0.8, 0.9, 0.95])
  console.log(
    `  ${percent(part)} of what is out of scope scores below ${after.outside[Math.floor(part * after.outside.length)]?.toFixed(2)}`,
  );
for (const name of clueNames) console.log(`  ${name}: ${known[name]} → ${(learnt[name] ?? 0).toFixed(2)}`);

if (process.argv.includes('--write')) {
  const lines = clueNames.map((name) => `  ${name}: ${Number((learnt[name] ?? 0).toFixed(3))},`);
  write(
    'choice/weights.ts',
    `import type { ClueName } from './clues.ts';\n\n/** How much each clue counts. Learnt by \`node tools/learn-understanding.ts --write\`. */\nexport const weights: Readonly<Record<ClueName, number>> = {\n${lines.join('\n')}\n};\n`,
  );
  const { step, turn, models } = storeModels(await teach(all));
  const rows = Object.entries(models).map(
    ([name, [bias, weights, direction]]) => `    ${name || "''"}: [${bias}, '${weights}', '${direction}'],`,
  );
  write(
    'learnt/data.ts',
    `import type { StoredModels } from './models.ts';\n\n/** What words say for each operation. Learnt by \`node tools/learn-understanding.ts --write\`. */\nexport const data: StoredModels = {\n  step: ${step},\n  turn: ${turn},\n  models: {\n${rows.join('\n')}\n  },\n};\n`,
  );
}

if (process.argv.includes('--folds')) {
  for (const [fold, held] of lessons.entries()) {
    const rest = lessons.filter((_, place) => place !== fold).flat();
    tell(`unseen ${folds[fold]?.join(', ')}`, judgeLessons(held, learnClues(rest, known, decline), decline));
  }
}

function write(file: string, text: string): void {
  writeFileSync(new URL(`../packages/copilot/src/offline/${file}`, import.meta.url), text);
}

/** Whole sources in six folds of about one size, as every fold is a learning of its own. */
function foldsOf(sentences: readonly Sentence[]): string[][] {
  const sizes = new Map<string, number>();
  for (const { source } of sentences) sizes.set(source, (sizes.get(source) ?? 0) + 1);
  const made = Array.from({ length: 6 }, () => ({ size: 0, sources: [] as string[] }));
  for (const [source, size] of [...sizes].sort((a, b) => b[1] - a[1])) {
    const smallest = made.reduce((least, one) => (one.size < least.size ? one : least));
    smallest.size += size;
    smallest.sources.push(source);
  }
  return made.map(({ sources }) => sources).filter((sources) => sources.length > 0);
}

/** Two at a time, each in a thread of its own; the answers in the order of the items. */
async function eachOfTwo<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers = new Map<number, Answer>();
  const rest = items.entries();
  const run = async () => {
    for (const [at, item] of rest) answers.set(at, await work(item));
  };
  await Promise.all([run(), run()]);
  return items.flatMap((_, at) => answers.get(at) ?? []);
}
