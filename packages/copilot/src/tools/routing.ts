import type { AnyDeclaration } from '@brandwright/contract';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import MiniSearch from 'minisearch';
import { learnedModel } from '../offline/learned-model.ts';
import { knownShare } from '../offline/ground/words/own-words.ts';
import { operationPhrase } from '../offline/parse/context-words.ts';
import { noContext, type ParseContext } from '../offline/parse/encoder-input.ts';
import { createParser } from '../offline/parse/parse.ts';
import { singularName } from '../context/operation-index.ts';
import { readingTools } from './reading-tools.ts';

interface Doc {
  id: string;
  name: string;
  title: string;
  description: string;
  examples: string;
}

/** What a turn is about, as far as it is known before it is answered. */
export interface RoutedTurn {
  /** The founder's message. */
  words: string;
  /** The message before it; may be empty. */
  previous: string;
  /** Operations of the last turns, newest first. */
  recent: readonly string[];
  /** Operations that wait for a yes. */
  waiting: readonly string[];
  /** Kinds of the records that the message names and the screen shows. */
  kinds: readonly string[];
}

export interface Routed {
  names: string[];
  /** Those that are there only because they always are: a few of their fields will do. */
  brief: ReadonlySet<string>;
}

export interface ToolRouter {
  /** Names of the operations that fit the words best, best first: by what was learned and by the words of declarations. */
  find(words: string, limit: number): Promise<string[]>;
  /** Those among the best few that fit well enough to be offered; may be none. Names said as such come first. */
  look(words: string): Promise<string[]>;
  /**
   * The operations to offer in a turn, at most `limit`: the everyday ones, those of the last turns, what waits, the one
   * that opens each kind of record named, and what the words retrieve.
   */
  route(turn: RoutedTurn, limit: number): Promise<Routed>;
}

/** How many operations a search answers. */
const mostFound = 4;
/** What the message itself brings to a turn: so many that were learned, if they are not unlikely, and by its words. */
const mostLearned = 4;
const leastProbability = 0.02;
const mostByWords = 1;
/** A part of a message with several requests brings what it surely asks for. */
const leastOfClause = 0.4;
const mostClauses = 5;

/** Finds operations by words over names, titles, descriptions and examples. */
export function createRouter(declarations: readonly AnyDeclaration[]): ToolRouter {
  const offered = declarations.filter((declaration) => declaration.offered);
  const byName = new Map(offered.map((declaration) => [declaration.name, declaration]));
  const bySingular = new Map(offered.map(({ name }) => [singularName(name), name]));
  const core = offered.filter(({ everyday }) => everyday).map(({ name }) => name);
  const readers = new Map<string, string>(readingTools(offered));
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
  const learned = async (words: string, context: ParseContext) => {
    const parser = createParser(await learnedModel(), (name) => byName.get(name));
    return (await parser.parse(words, context)).candidates;
  };
  const searched = (words: string) => index.search(words).map((hit) => String(hit.id));
  const find = async (words: string, limit: number) => {
    if (!words.trim()) return [];
    const candidates = await learned(words, noContext);
    return fuse(
      searched(words),
      candidates.map(({ operation }) => operation),
    ).slice(0, limit);
  };
  const fitsWords = (name: string, words: string, probability = 0) => {
    const declaration = byName.get(name);
    return declaration !== undefined && fits(declaration, words, probability);
  };
  const retrieve = async (turn: RoutedTurn) => {
    const candidates = turn.words.trim() ? await learned(turn.words, contextOf(turn)) : [];
    const likely = candidates
      .filter(({ probability }) => probability >= leastProbability)
      .slice(0, mostLearned);
    const names = likely.map(({ operation }) => operation);
    const doubted = new Set(
      likely.filter(({ probability }) => probability < probable).map(({ operation }) => operation),
    );
    for (const clause of clausesOf(turn.words)) {
      const [best] = await learned(clause, contextOf(turn));
      if (!best || best.probability < leastOfClause) continue;
      doubted.delete(best.operation);
      if (!names.includes(best.operation)) names.push(best.operation);
    }
    const others = searched(turn.words).filter(
      (name) => !names.includes(name) && fitsWords(name, turn.words),
    );
    return { names: [...names, ...others.slice(0, mostByWords)], doubted };
  };
  const contextOf = ({ previous, recent, waiting }: RoutedTurn): ParseContext => {
    const phrases = (names: readonly string[]) =>
      names.flatMap((name) => {
        const declaration = byName.get(name);
        return declaration ? [operationPhrase(declaration)] : [];
      });
    return {
      shown: phrases(recent).slice(0, 2),
      waits: phrases(waiting)[0] ?? null,
      asked: null,
      previous: previous || null,
    };
  };

  return {
    find,
    async look(words) {
      const named = [...words.matchAll(/[a-z]+(?:_[a-z]+)+/g)].flatMap(([name]) =>
        byName.has(name) ? [name] : (bySingular.get(singularName(name)) ?? []),
      );
      const said = words.replace(/[a-z]+(?:_[a-z]+)+/g, ' ').trim();
      const probabilities = new Map(
        (said ? await learned(said, noContext) : []).map((one) => [one.operation, one.probability]),
      );
      const found = (await find(said, mostFound)).filter((name) =>
        fitsWords(name, said, probabilities.get(name)),
      );
      return [...new Set([...named, ...found])].slice(0, mostFound);
    },
    async route(turn, limit) {
      if (offered.length <= limit) return { names: [...byName.keys()], brief: new Set<string>() };
      const { names, doubted } = await retrieve(turn);
      const named = [...turn.waiting, ...turn.kinds.flatMap((kind) => readers.get(kind) ?? [])];
      const chosen = [...new Set([...named, ...names, ...turn.recent])]
        .filter((name) => byName.has(name))
        .slice(0, limit - core.length);
      const [latest] = turn.recent;
      const about = new Set([...named, ...names.filter((name) => !doubted.has(name)), latest]);
      const brief = new Set(core.filter((name) => !about.has(name)));
      return { names: [...new Set([...core, ...chosen])], brief };
    },
  };
}

/** Of the telling words of a search so many must be words of the operation, */
const leastShare = 0.6;
/** or so many where what was learned takes it for probable. */
const probableShare = 0.5;
const probable = 0.1;

function fits(declaration: AnyDeclaration, words: string, probability: number): boolean {
  const tokens = tokenize(words);
  const telling = tokens.filter(({ lower }) => !stopWords.has(lower));
  if (telling.length === 0) return false;
  const share = knownShare(declaration, tokens);
  return share >= leastShare || (share >= probableShare && probability >= probable);
}

/** Places that count little against the first ones (reciprocal rank fusion, https://doi.org/10.1145/1571941.1572114). */
const flatness = 10;

/** Both lists as one: what was learned counts twice; an operation that nothing was learned for goes by its words alone. */
function fuse(byWords: readonly string[], learned: readonly string[]): string[] {
  const wordPlace = new Map(byWords.map((name, place) => [name, place]));
  const learnedPlace = new Map(learned.map((name, place) => [name, place]));
  const worth = (place: number | undefined) => (place === undefined ? 0 : 1 / (flatness + place));
  return [...new Set([...byWords, ...learned])]
    .map((name) => {
      const said = worth(wordPlace.get(name));
      return { name, score: said + 2 * (learnedPlace.has(name) ? worth(learnedPlace.get(name)) : said) };
    })
    .sort((a, b) => b.score - a.score)
    .map((one) => one.name);
}

/** The parts of a message that may ask for several things; none where it has only one. */
function clausesOf(words: string): string[] {
  const clauses = words
    .split(/[.;!?\n]+|,\s+|\s+(?:and|then)\s+/i)
    .map((clause) => clause.trim())
    .filter((clause) => clause.includes(' '));
  return clauses.length > 1 ? clauses.slice(0, mostClauses) : [];
}
