import { fill, type Filling } from '../arguments/fill.ts';
import { carry } from '../follow-up/carry.ts';
import { draftWeight, takeDraft } from '../follow-up/drafted.ts';
import { type Clues, cluesOf, clueNames, type Evidence } from './clues.ts';
import type { Heard } from '../turn/heard.ts';
import { judgeWords, learntModels, type ReadyModels } from '../learnt/models.ts';
import { amongTakers } from '../learnt/pointed.ts';
import { coverage, likeness, speak, withoutSearched } from './likeness.ts';
import { moodOf } from './mood.ts';
import { onlyPoints } from './only-points.ts';
import type { Profile } from './profile.ts';
import type { Rarity } from './rarity.ts';
import type { Table } from '../table/state.ts';
import { weights } from './weights.ts';

/** An operation with how well a request fits it. */
export interface Ranked {
  profile: Profile;
  score: number;
  clues: Clues;
  filling: Filling;
}

/** Operations that words alone bring in; arguments and the table decide among them. */
const shortlist = 16;

/** Operations by how well a request fits them, best first. */
export function rank(
  heard: Heard,
  profiles: readonly Profile[],
  rarity: Rarity,
  table: Table,
  models: ReadyModels = learntModels(),
): Ranked[] {
  const spoken = speak(heard);
  const names = onlyPoints(heard) ? [] : profiles.map((profile) => profile.declaration.name);
  const learnt = judgeWords(heard, names, models);
  const byName = (a: { profile: Profile }, b: { profile: Profile }) =>
    a.profile.declaration.name < b.profile.declaration.name ? -1 : 1;
  const scored = profiles.map((profile) => {
    const alike = likeness(spoken, profile, rarity);
    const likely = Math.exp(learnt.logs.get(profile.declaration.name) ?? Number.NEGATIVE_INFINITY);
    return { profile, alike, words: alike.coverage + 0.6 * alike.core + 1.5 * alike.example + 3 * likely };
  });
  scored.sort((a, b) => b.words - a.words || byName(a, b));
  const pointing = heard.named.length > 0 || heard.references.length > 0 || heard.spans.length > 0;
  const filled = scored
    .filter(({ profile }, place) => place < shortlist || (pointing && profile.opens))
    .map((one) => ({
      ...one,
      ...takeDraft(
        one.profile,
        carry(one.profile, fill(one.profile, heard, table), heard, table),
        heard,
        table,
      ),
    }));
  const evidence: Evidence = {
    heard,
    spoken,
    mood: moodOf(heard),
    rarity,
    table,
    learnt: amongTakers(learnt, takersOf(filled, heard)),
  };
  return filled
    .map(({ profile, alike, filling, sendsDraft }) => {
      const covered = filling.searched
        ? coverage(withoutSearched(spoken.words, filling.searched), profile, rarity)
        : alike.coverage;
      const clues = cluesOf(profile, filling, { ...alike, coverage: covered }, evidence);
      return { profile, filling, clues, score: weigh(clues) + (sendsDraft ? draftWeight : 0) };
    })
    .sort((a, b) => b.score - a.score || byName(a, b));
}

/** Operations that take the record which the request points at. */
function takersOf(filled: readonly { profile: Profile; filling: Filling }[], heard: Heard): string[] {
  const points = heard.references.some(({ how }) => how !== 'person' && how !== 'others');
  if (!points) return [];
  return filled
    .filter(({ filling }) => filling.chosen.length > 0 && !filling.assumed)
    .map(({ profile }) => profile.declaration.name);
}

/** The sum of clues by weight. */
export function weigh(clues: Clues, by: Readonly<Record<string, number>> = weights): number {
  let sum = 0;
  for (const name of clueNames) sum += clues[name] * (by[name] ?? 0);
  return sum;
}
