import { finishTable, materialTable } from './materials.data.ts';
import { termReader, type Term } from './terms.ts';

export type MaterialKind = keyof typeof materialTable;

/** What something is or is not to be made of. */
export interface MaterialValue extends Term {
  kind: 'material';
  /** "metal" of brass. */
  family: MaterialKind;
}

const rows = Object.entries(materialTable).flatMap(([family, names]) =>
  Object.entries(names).map(([name, words]) => ({ family, name, words })),
);
const familyByName = new Map(rows.map(({ name, family }) => [name, family]));
const isFamily = (word: string | undefined): word is MaterialKind =>
  word !== undefined && Object.hasOwn(materialTable, word);
const materialTerms = termReader(rows);
const finishTerms = termReader(Object.entries(finishTable).map(([name, words]) => ({ name, words })));

/** The materials of a text, in order, by their names: "stainless" → stainless steel; refused ones are marked. */
export function readMaterials(text: string): MaterialValue[] {
  return materialTerms(text).flatMap((term) => {
    const family = familyByName.get(term.name);
    return isFamily(family) ? [{ kind: 'material', family, ...term }] : [];
  });
}

/** The finishes of a text, in order: "matt" → matte; refused ones are marked. */
export const readFinishes = (text: string): Term[] => finishTerms(text);

/** Every word that names a material or a finish, lower case. */
export const materialAndFinishWords: readonly string[] = [
  ...rows.flatMap(({ words }) => words),
  ...Object.values(finishTable).flat(),
];
