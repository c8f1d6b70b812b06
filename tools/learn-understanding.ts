import { writeFileSync } from 'node:fs';
import { findOperation, operations } from '@brandwright/contract';
import { type Clues, clueNames } from '@brandwright/copilot/offline/clues.ts';
import { hear } from '@brandwright/copilot/offline/heard.ts';
import { prepareOffer } from '@brandwright/copilot/offline/plan.ts';
import { rank } from '@brandwright/copilot/offline/rank.ts';
import { layTable } from '@brandwright/copilot/offline/state.ts';
import { allTuning } from '@brandwright/copilot/offline/testing/all-tuning.ts';
import type { Phrasing } from '@brandwright/copilot/offline/testing/phrasing.ts';
import { clock, scenes } from '@brandwright/copilot/offline/testing/scenes.ts';
import { weights as known } from '@brandwright/copilot/offline/weights.ts';
import { normalise } from '@brandwright/copilot/offline/words/normalise.ts';
import { repairSpelling } from '@brandwright/copilot/offline/words/spelling.ts';

/**
 * Learns how much each clue counts from the phrasings for tuning and writes weights.ts:
 * `node tools/learn-understanding.ts [--write]`. A softmax over the shortlist, held near the weights that are there.
 */
interface Lesson {
  candidates: readonly { clues: Clues; right: boolean }[];
}

const names = operations.filter((operation) => operation.offered).map((operation) => operation.name);
const offer = prepareOffer(names, findOperation);

function lessonOf(phrasing: Phrasing): Lesson | null {
  const wanted = phrasing.operation?.replace('?', '');
  const scene = phrasing.scene ? scenes[phrasing.scene] : undefined;
  // What narrows the last call is not chosen by rank.
  if (!wanted || scene?.calls.at(-1)?.operation === wanted) return null;
  const calls = (scene?.calls ?? []).map((call, place) => ({ ...call, callId: String(place) }));
  const text = repairSpelling(normalise(phrasing.say), offer.vocabulary);
  const heard = hear(text, new Date(clock), phrasing.named ?? []);
  const ranked = rank(heard, offer.profiles, offer.rarity, layTable(calls, null, findOperation));
  const candidates = ranked.map((one) => ({
    clues: one.clues,
    right: one.profile.declaration.name === wanted,
  }));
  return candidates.some((one) => one.right) ? { candidates } : null;
}

const lessons = allTuning.flatMap((phrasing) => lessonOf(phrasing) ?? []);
const sharpness = 4;

function learn(over: readonly Lesson[]): Record<string, number> {
  const learnt: Record<string, number> = { ...known };
  for (let round = 0; round < 400; round++) {
    const slope: Record<string, number> = {};
    for (const { candidates } of over) {
      const powers = candidates.map(({ clues }) => Math.exp(sharpness * sum(clues, learnt)));
      const total = powers.reduce((all, one) => all + one, 0);
      for (const [place, { clues, right }] of candidates.entries()) {
        const pull = (right ? 1 : 0) - (powers[place] ?? 0) / total;
        for (const name of clueNames) slope[name] = (slope[name] ?? 0) + pull * clues[name];
      }
    }
    for (const name of clueNames) {
      const held = 0.35 * ((learnt[name] ?? 0) - known[name]);
      learnt[name] =
        (learnt[name] ?? 0) + 0.02 * ((sharpness * (slope[name] ?? 0)) / over.length - 0.1 * held);
    }
  }
  return learnt;
}

const sum = (clues: Clues, by: Readonly<Record<string, number>>) =>
  clueNames.reduce((all, name) => all + clues[name] * (by[name] ?? 0), 0);

function accuracy(over: readonly Lesson[], by: Readonly<Record<string, number>>): number {
  const right = over.filter(
    ({ candidates }) => candidates.toSorted((a, b) => sum(b.clues, by) - sum(a.clues, by))[0]?.right,
  );
  return right.length / over.length;
}

const folds = 5;
const unseen = Array.from({ length: folds }, (_, fold) => {
  const rest = lessons.filter((__, place) => place % folds !== fold);
  const held = lessons.filter((__, place) => place % folds === fold);
  return accuracy(held, learn(rest));
});
const learnt = learn(lessons);
console.log(
  `${lessons.length} lessons: before ${(accuracy(lessons, known) * 100).toFixed(1)} %, after ${(accuracy(lessons, learnt) * 100).toFixed(1)} %, unseen folds ${((unseen.reduce((a, b) => a + b, 0) / folds) * 100).toFixed(1)} %`,
);
for (const name of clueNames) console.log(`  ${name}: ${known[name]} → ${(learnt[name] ?? 0).toFixed(2)}`);

if (process.argv.includes('--write')) {
  const lines = clueNames.map((name) => `  ${name}: ${Number((learnt[name] ?? 0).toFixed(3))},`);
  writeFileSync(
    new URL('../packages/copilot/src/offline/weights.ts', import.meta.url),
    `import type { ClueName } from './clues.ts';\n\n/** How much each clue counts. Learnt from the phrasings for tuning by \`node tools/learn-understanding.ts\`. */\nexport const weights: Readonly<Record<ClueName, number>> = {\n${lines.join('\n')}\n};\n`,
  );
}
