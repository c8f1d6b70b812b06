import type { AnyDeclaration } from '@brandwright/contract';
import MiniSearch from 'minisearch';
import { learnedModel } from './offline/learned-model.ts';
import { noContext } from './offline/parse/encoder-input.ts';
import { createParser } from './offline/parse/parse.ts';

/** Always at hand: the way back and what waits. */
const core = ['undo_change', 'list_pending_actions'];

interface Doc {
  id: string;
  name: string;
  title: string;
  description: string;
  examples: string;
}

export interface ToolRouter {
  /** Names of the operations that fit the words best, best first: by what was learnt and by the words of declarations. */
  find(words: string, limit: number): Promise<string[]>;
  /**
   * The operations to offer in a turn: core, what was just on the table with its relatives, and what the words
   * retrieve, at most `limit`.
   */
  route(
    turn: { words: string; recent: readonly string[]; screenTitle: string },
    limit: number,
  ): Promise<string[]>;
}

/** Finds operations by words over names, titles, descriptions and examples. */
export function createRouter(declarations: readonly AnyDeclaration[]): ToolRouter {
  const offered = declarations.filter((declaration) => declaration.offered);
  const byName = new Map(offered.map((declaration) => [declaration.name, declaration]));
  const index = new MiniSearch<Doc>({
    fields: ['name', 'title', 'description', 'examples'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { examples: 3, title: 2, name: 2 }, combineWith: 'OR' },
  });
  index.addAll(
    offered.map(({ name, title, description, examples }) => ({
      id: name,
      name: name.replaceAll('_', ' '),
      title,
      description,
      examples: examples.join(' '),
    })),
  );
  const find = async (words: string, limit: number) => {
    if (!words.trim()) return [];
    const byWords = index.search(words).map((hit) => String(hit.id));
    const parser = createParser(await learnedModel(), (name) => byName.get(name));
    const learnt = (await parser.parse(words, noContext)).candidates.map(({ operation }) => operation);
    return fuse(byWords, learnt).slice(0, limit);
  };

  return {
    find,
    async route({ words, recent, screenTitle }, limit) {
      if (offered.length <= limit) return [...byName.keys()];
      const names = new Set(core.filter((name) => byName.has(name)));
      const retrieved = await find(words, limit);
      const withRelatives = (name: string) => [name, ...(byName.get(name)?.related ?? [])];
      const wanted = [
        ...retrieved.slice(0, 8),
        ...recent.flatMap(withRelatives),
        ...retrieved.slice(0, 3).flatMap(withRelatives),
        ...(await find(screenTitle, 3)),
        ...retrieved,
      ];
      for (const name of wanted) {
        if (names.size >= limit) break;
        if (byName.has(name)) names.add(name);
      }
      return [...names];
    },
  };
}

/** Places that count little against the first ones (reciprocal rank fusion, https://doi.org/10.1145/1571941.1572114). */
const flatness = 10;

/** Both lists as one: what was learnt counts twice; an operation that nothing was learnt for goes by its words alone. */
function fuse(byWords: readonly string[], learnt: readonly string[]): string[] {
  const wordPlace = new Map(byWords.map((name, place) => [name, place]));
  const learntPlace = new Map(learnt.map((name, place) => [name, place]));
  const worth = (place: number | undefined) => (place === undefined ? 0 : 1 / (flatness + place));
  return [...new Set([...byWords, ...learnt])]
    .map((name) => {
      const said = worth(wordPlace.get(name));
      return { name, score: said + 2 * (learntPlace.has(name) ? worth(learntPlace.get(name)) : said) };
    })
    .sort((a, b) => b.score - a.score)
    .map((one) => one.name);
}
