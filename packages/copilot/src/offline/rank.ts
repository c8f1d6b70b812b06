import { fill, type Filling } from './arguments/fill.ts';
import { isTextField } from './arguments/texts.ts';
import type { Heard } from './heard.ts';
import { type Features, featuresOf, gramsOf, type Profile } from './profile.ts';
import type { Table } from './state.ts';
import { commandIdeas, ideasOf, lookIdea, stopWords } from './words/lexicon.ts';
import { form, stem } from './words/tokens.ts';

/** How rare each feature is among the operations on offer. */
export interface Rarity {
  of(feature: string): number;
}

/** An operation with how well a request fits it. */
export interface Ranked {
  profile: Profile;
  score: number;
  /** Similarity of words alone, before arguments and context. */
  words: number;
  filling: Filling;
}

const shortlist = 14;

/** Document frequencies over profiles, as weights between 0 and 1. */
export function rarityOf(profiles: readonly Profile[]): Rarity {
  const counts = new Map<string, number>();
  for (const profile of profiles) for (const feature of profile.document.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const most = Math.log(1 + profiles.length + 8);
  const known = new Map<string, number>();
  return {
    of: (feature) => {
      const kept = known.get(feature);
      if (kept !== undefined) return kept;
      const value = weigh(feature);
      if (known.size < 100_000) known.set(feature, value);
      return value;
    },
  };
  function weigh(feature: string): number {
      const weight = Math.log((profiles.length + 8) / ((counts.get(feature) ?? 0) + 1)) / most;
      return Math.max(0.12, weight) * (feature.startsWith('<') ? 0.6 : feature.startsWith('~') ? 0.8 : 1);
  }
}

/** Operations by how well a request fits them, best first. Words choose a shortlist; arguments and the table decide. */
export function rank(heard: Heard, profiles: readonly Profile[], rarity: Rarity, table: Table): Ranked[] {
  const words = heard.said ? heard.text.slice(0, heard.said.start) + ' ' + heard.text.slice(heard.said.end) : heard.text;
  const features = featuresOf(maskNamed(words, heard));
  const grams = gramsOf(words);
  const meaningful = meaningfulWords(heard);
  const scored = profiles.map((profile) => ({ profile, words: wordScore(meaningful, features, grams, profile, rarity) }));
  scored.sort((a, b) => b.words - a.words || (a.profile.declaration.name < b.profile.declaration.name ? -1 : 1));
  const mood = moodOf(heard);
  const pointing = heard.named.length > 0 || heard.references.length > 0;
  return scored
    .filter((one, place) => place < shortlist || (pointing && one.profile.opens))
    .map(({ profile, words: similarity }) => {
      const filling = fill(profile, heard, table);
      return { profile, words: similarity, filling, score: similarity + fitScore(profile, filling, heard, table) + moodScore(mood, profile, filling, heard, features) + tableScore(profile, filling, table) };
    })
    .sort((a, b) => b.score - a.score || (a.profile.declaration.name < b.profile.declaration.name ? -1 : 1));
}

/** Names of records stand for their kind, so that "Maya Chen's orders" is like any customer's orders. */
function maskNamed(text: string, heard: Heard): string {
  let out = text;
  for (const named of heard.named.slice(0, 3)) {
    if (named.score >= 0.8 && named.matched.length > 3 && /^\p{Lu}/u.test(text.slice(named.start))) out = out.replace(text.slice(named.start, named.end), ' ');
  }
  return out;
}

function wordScore(words: readonly MeaningfulWord[], features: Features, grams: ReadonlySet<string>, profile: Profile, rarity: Rarity): number {
  let explained = 0;
  let total = 0;
  for (const word of words) {
    const value = Math.max(rarity.of(word.stem), ...word.ideas.map((idea) => rarity.of(idea))) * word.weight;
    total += value;
    explained += value * Math.max(profile.document.get(word.stem) ?? 0, ...word.ideas.map((idea) => 0.8 * (profile.document.get(idea) ?? 0)));
  }
  const coverage = total > 0 ? explained / total : 0;
  let core = 0;
  let coreTotal = 0;
  for (const word of profile.core) {
    const weight = rarity.of(word);
    coreTotal += weight;
    if (features.has(word) || ideasOf(word).some((idea) => features.has(idea))) core += weight;
  }
  let nearest = 0;
  for (const example of profile.examples) {
    const likeness = cosine(features, example.features, rarity);
    if (likeness > 0.05) nearest = Math.max(nearest, 0.75 * likeness + 0.25 * dice(grams, example.grams));
  }
  return 1.1 * coverage + 0.5 * (coreTotal > 0 ? core / coreTotal : 0) + 1.3 * nearest;
}

interface MeaningfulWord {
  stem: string;
  ideas: readonly string[];
  weight: number;
}

/** Words that say something, with what they may stand for; those inside values and names aside. */
function meaningfulWords(heard: Heard): MeaningfulWord[] {
  return heard.tokens.flatMap((token) => {
    const inside = [...heard.spans, ...heard.named.filter((one) => one.score >= 0.8)].some((place) => token.start >= place.start && token.end <= place.end);
    const ideas = ideasOf(token.lower);
    if (inside || (stopWords.has(token.lower) && ideas.length === 0)) return [];
    const isLook = ideas.includes(lookIdea);
    return [{ stem: token.stem, ideas, weight: isLook ? 0.35 : stopWords.has(token.lower) ? 0.4 : 1 }];
  });
}

function cosine(a: Features, b: Features, rarity: Rarity): number {
  let dot = 0;
  let sizeA = 0;
  let sizeB = 0;
  for (const [feature, weight] of a) {
    const value = weight * rarity.of(feature);
    sizeA += value * value;
    const other = b.get(feature);
    if (other) dot += value * other * rarity.of(feature);
  }
  if (dot === 0) return 0;
  for (const [feature, weight] of b) sizeB += (weight * rarity.of(feature)) ** 2;
  return sizeA > 0 && sizeB > 0 ? dot / Math.sqrt(sizeA * sizeB) : 0;
}

function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const gram of a) if (b.has(gram)) shared++;
  return a.size + b.size > 0 ? (2 * shared) / (a.size + b.size) : 0;
}

/** An attached file speaks for what takes one. */
function filesScore(profile: Profile, table: Table): number {
  if (table.files.length === 0) return 0;
  return profile.fields.some((field) => field.meta.ref === 'file' && field.required) ? 0.4 : 0;
}

function fitScore(profile: Profile, filling: Filling, heard: Heard, table: Table): number {
  const spans = Math.max(1, heard.spans.length);
  const unresolved = filling.missing.length * (profile.isRead ? 3 : 1);
  const rest = Math.min(3, filling.rest.join(' ').split(' ').filter(Boolean).length);
  const textFields = profile.fields.some(isTextField);
  const said = heard.said?.kind === 'text' ? (textFields ? 0.35 : -0.6) : heard.said ? (textFields ? 0.05 : -0.05) : 0;
  const unpointed = heard.references.length > 0 && filling.chosen.length === 0 && heard.references.some((reference) => reference.how !== 'person' && reference.how !== 'others') ? -0.15 : 0;
  const secondary = filling.chosen.length > 0 && !filling.assumed && !profile.fields.some((field) => field.meta.ref === filling.chosen[0]?.kind) ? -0.4 : 0;
  const named = Math.min(2, filling.namedValues);
  return 0.35 * (filling.taken / spans) * (heard.spans.length > 0 ? 1 : 0) - 0.22 * filling.untaken.length - 0.14 * unresolved - 0.1 * rest + 0.18 * named + said + secondary + (filling.stale ? -0.6 : 0) + filesScore(profile, table) + unpointed + nounScore(profile, heard) + 0.3 * filling.wordy + (filling.several ? -0.12 : 0) + 0.35 * Math.min(1, filling.chosen.length) * (filling.assumed ? 0.3 : 1);
}

/** A verb of its own ("count", "compare", "recommend") that the request does not hold speaks against an operation. */
function verbScore(profile: Profile, features: Features): number {
  const { verb } = profile;
  if (verb.isLook || features.has(verb.stem) || verb.ideas.some((idea) => features.has(idea))) return 0;
  return -0.28;
}

/** A request that only points at a record ("the second one", "1042?", "who is Lumen") opens it. */
function opens(profile: Profile, heard: Heard, filling: Filling): boolean {
  if (!profile.opens || filling.missing.length > 0 || filling.untaken.length > 0 || filling.assumed) return false;
  const named = heard.named.length > 0 || heard.references.length > 0 || heard.spans.length > 0;
  return named && heard.tokens.every((token) => isPointing(token.lower, heard, token, profile));
}

function isPointing(word: string, heard: Heard, token: { start: number; end: number }, profile: Profile): boolean {
  const inside = (place: { start: number; end: number }) => token.start >= place.start && token.end <= place.end;
  if (/^(?:where|when|why|done|did|cost|costs|long|how)$/.test(word)) return false;
  if (stopWords.has(word) || /^(?:details?|info|status|doing|open|show|see|view|number|profile|show|pull|about|up|more|tell|display)$/.test(word)) return true;
  if (heard.named.some(inside) || heard.references.some(inside) || heard.spans.some(inside)) return true;
  return profile.nouns.has(stem(word)) || ideasOf(word).some((idea) => [...profile.nouns].some((noun) => ideasOf(noun).includes(idea)));
}

/** The thing that the operation is about was said, in the right number; or another thing was. */
function nounScore(profile: Profile, heard: Heard): number {
  if (profile.nounWords.length === 0) return 0;
  let score = 0;
  for (const noun of profile.nounWords) {
    const token = heard.tokens.find((one) => one.stem === noun.stem || ideasOf(one.lower).some((idea) => noun.ideas.includes(idea)));
    if (!token) continue;
    score += 0.26 / profile.nounWords.length;
    // "orders" in the message and in the name: a list; "orders" for an operation on one order: rather not.
    const isPlural = form(token.lower) !== token.lower;
    if (isPlural && heard.references.length === 0 && profile.isRead) score += noun.plural ? 0.12 : -0.4;
  }
  return score;
}

interface Mood {
  asks: boolean;
  commands: ReadonlySet<string>;
}

function moodOf(heard: Heard): Mood {
  const asks = /^(?:(?:and|so|ok|okay|hey|hi|please|um)[, ]+)*(?:which|what|how|who|where|when|why|is|are|was|were|do|does|did|has|have|am|show|list|find|see|view|tell|look|search|display|any|compare)\b/i.test(heard.text.trim());
  const polite = /^(?:(?:and|so|ok|hey|please)[, ]+)*(?:can|could|would|will) (?:you|we|i)\b/i.test(heard.text.trim());
  const commands = new Set<string>();
  const opening = heard.tokens.slice(0, polite ? 8 : 5);
  for (const token of opening) {
    // "canceled orders" tells of a state, "cancel" asks for a change.
    if (/(?:ed|ing|ation)$/.test(token.lower) && !/^(?:need|feed|speed|bring)/.test(token.lower)) continue;
    for (const idea of ideasOf(token.lower)) if (commandIdeas.has(idea)) commands.add(idea);
  }
  for (const token of heard.tokens.slice(5)) for (const idea of ideasOf(token.lower)) if (commandIdeas.has(idea) && !/(?:ed|ing)$/.test(token.lower)) commands.add(idea);
  return { asks: asks && !polite, commands };
}

function moodScore(mood: Mood, profile: Profile, filling: Filling, heard: Heard, features: Features): number {
  const opening = opens(profile, heard, filling) ? (filling.stale ? 0.6 : 1.2) : 0;
  if (opening) return opening;
  const verb = verbScore(profile, features);
  const shared = [...profile.commands].some((idea) => mood.commands.has(idea));
  if (profile.isRead) return verb + (mood.asks ? 0.25 : 0) - (mood.commands.size > 0 && !mood.asks ? 0.2 : 0);
  if (mood.asks) return verb + (shared ? -0.15 : -0.5);
  if (shared) return 0.35;
  if (filling.missing.length > 0 && profile.commands.size + mood.commands.size > 0 && !mood.commands.size) return verb - 0.5;
  return verb + (filling.namedValues > 0 ? 0.05 : -0.1);
}

function tableScore(profile: Profile, filling: Filling, table: Table): number {
  const last = table.calls.at(-1);
  if (!last) return 0;
  if (last.operation === profile.declaration.name) return 0.08;
  const kinds = new Set(table.focus.slice(0, 2).map((record) => record.kind));
  const takes = profile.fields.some((field) => field.meta.ref && kinds.has(field.meta.ref));
  return (takes ? 0.06 : 0) + (filling.assumed ? 0.04 : 0);
}
