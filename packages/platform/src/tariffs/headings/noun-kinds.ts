import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { nouns, type Noun } from './lexicon.ts';

/** Nouns, as stems, by the nearest word above them that the lexicon has: "haversack" is a kind of "backpack". */
export const kindsOfNouns = ((): (() => ReadonlyMap<string, string>) => {
  let kinds: ReadonlyMap<string, string> | undefined;
  return () =>
    (kinds ??= new Map(
      gunzipSync(readFileSync(new URL('../data/noun-kinds.tsv.gz', import.meta.url)))
        .toString('utf8')
        .split('\n')
        .flatMap((row) => {
          const [kind = '', names = ''] = row.split('\t');
          return names.split('|').map((name) => [name, kind] as const);
        }),
    ));
})();

/** The noun of the lexicon that another one is a kind of, named as it was said; undefined when none is known. */
export function kindOfNoun(name: string): Noun | undefined {
  const kind = nouns.get(kindsOfNouns().get(name) ?? '');
  return kind && { ...kind, name, label: name, kind: kind.label };
}
