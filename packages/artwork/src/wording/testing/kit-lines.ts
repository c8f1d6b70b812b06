import { stopWords } from '@brandwright/language/words/stop-words.ts';
import type { BrandBrief } from '../brand-engine.ts';
import { optionsOf } from './options.ts';
import { createLocalBrandEngine } from '../local-engine.ts';
import { vocabularyOf } from '../facts/kind-talk.ts';
import { readBrief, stemsOf } from '../read-brief.ts';

const engine = createLocalBrandEngine();

/** Everything that the engine writes for a brief. */
export async function everything(brief: BrandBrief, seed: string) {
  const audiences = await engine.targetAudiences(brief, optionsOf(seed, 3));
  const ideas = await engine.brandIdeas(brief, audiences[0], optionsOf(seed, 3));
  const products = await engine.productIdeas(brief, ideas[0], audiences[0], optionsOf(seed, 6));
  const research = await engine.marketResearch(brief, ideas[0], audiences[0], optionsOf(seed));
  const voice = await engine.brandVoice(brief, ideas[0], audiences[0], optionsOf(seed));
  return { audiences, ideas, products, research, voice };
}
export type Kit = Awaited<ReturnType<typeof everything>>;

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=[\p{Lu}])/u);

/** The lines of a kit that a person reads, names of brands and headings aside: sentences, list items, paragraphs of research. */
export const linesOf = ({ audiences, ideas, products, research, voice }: Kit): string[] => [
  ...audiences.flatMap(({ name, description, needs, channels }) => [
    name,
    description,
    ...needs,
    ...channels,
  ]),
  ...ideas.flatMap(({ slogan, mission, valueProps, colorPalette, moodboardPrompts }) => [
    slogan,
    ...sentencesOf(mission),
    ...valueProps,
    ...colorPalette.map(({ description }) => description),
    ...moodboardPrompts,
  ]),
  ...products.flatMap(({ title, description }) => [title, ...sentencesOf(description)]),
  ...research.flatMap(({ body }) => body.split(/\n+/)),
  voice.summary,
  ...voice.does,
  ...voice.avoids,
  ...voice.examples,
];

/** Stems of the words of a brief that say something. */
export const wordsOf = (brief: string): ReadonlySet<string> =>
  new Set(
    stemsOf(brief.replaceAll('-', ' ')).filter(
      (stem) => stem.length > 2 && !stopWords.has(stem) && !said.has(stem),
    ),
  );
/** How a brief is said, not what it says. */
const said = new Set([
  'made',
  'want',
  'sell',
  'people',
  'make',
  'like',
  'look',
  'without',
  'never',
  'not',
  'who',
  'their',
]);

/** Whether a line takes a word from a brief. */
export const takesFrom = (line: string, words: ReadonlySet<string>): boolean =>
  stemsOf(line.replaceAll('-', ' ')).some((stem) => words.has(stem));

/** What a person reads of slogans, promises, audiences, products and voice by the sentence, and of research by the item or paragraph. */
export const linesByPart = ({
  audiences,
  ideas,
  products,
  research,
  voice,
}: Kit): Record<string, string[]> => ({
  slogans: ideas.map(({ slogan }) => slogan),
  missions: ideas.flatMap(({ mission }) => sentencesOf(mission)),
  promises: ideas.flatMap(({ valueProps }) => [...valueProps]),
  audiences: audiences.flatMap(({ name, description, needs }) => [
    name,
    ...sentencesOf(description),
    ...needs,
  ]),
  products: products.flatMap(({ description }) => sentencesOf(description)),
  // What a rule of law says is no line of the brand's own.
  research: research
    .filter(({ title }) => title !== 'Rules to meet')
    .flatMap(({ body }) => body.split(/\n+/)),
  voice: [voice.summary, ...voice.does, ...voice.avoids, ...voice.examples],
});

/**
 * Stems that a line of a brief may carry beside its product: what the brief says else, the manner that it asks for, and
 * what is known of goods of its kind. The noun of the product is blanked.
 */
export function carriedBy(brief: string): { blanked: ReadonlySet<string>; carried: ReadonlySet<string> } {
  const { product, facts, tones } = readBrief({ category: '', productDescription: brief });
  const blanked = new Set(stemsOf(`${product.nouns} ${product.noun}`.replaceAll('-', ' ')));
  const manner = tones.flatMap(({ adjectives }) => adjectives).join(' ');
  const all = [...wordsOf(brief), ...stemsOf(manner), ...vocabularyOf(product.nouns, facts).flatMap(stemsOf)];
  return { blanked, carried: new Set(all.filter((stem) => stem.length > 2 && !blanked.has(stem))) };
}
