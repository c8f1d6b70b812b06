import type { AnyDeclaration } from '@brandwright/contract';
import MiniSearch from 'minisearch';

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
  /** Names of the operations that fit the words best, best first. */
  find(words: string, limit: number): string[];
  /**
   * The operations to offer in a turn: core, what was just on the table with its relatives, and what the words
   * retrieve, at most `limit`.
   */
  route(turn: { words: string; recent: readonly string[]; screenTitle: string }, limit: number): string[];
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
  const find = (words: string, limit: number) =>
    index
      .search(words)
      .slice(0, limit)
      .map((hit) => String(hit.id));

  return {
    find,
    route({ words, recent, screenTitle }, limit) {
      if (offered.length <= limit) return [...byName.keys()];
      const names = new Set(core.filter((name) => byName.has(name)));
      const retrieved = find(words, limit);
      const withRelatives = (name: string) => [name, ...(byName.get(name)?.related ?? [])];
      const wanted = [
        ...retrieved.slice(0, 8),
        ...recent.flatMap(withRelatives),
        ...retrieved.slice(0, 3).flatMap(withRelatives),
        ...find(screenTitle, 3),
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
