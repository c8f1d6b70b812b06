import { type AnyDeclaration, metaOf } from '@brandwright/contract';
import { recognise } from '../arguments/recognise.ts';
import { type FieldSpec, fieldsOf, shapeOf } from '../arguments/fields.ts';
import { commandIdeas, ideasOf, lookIdea, stopWords } from '../words/lexicon.ts';
import { normalise } from '../words/normalise.ts';
import { form, identifierWords, stem, tokenise } from '../words/tokens.ts';

/** What ranking compares: stems, ideas (`~cancel`) and kinds of values (`<money>`). */
export type Features = ReadonlyMap<string, number>;

/** A declaration prepared for understanding. Built once per declaration. */
export interface Profile {
  declaration: AnyDeclaration;
  fields: readonly FieldSpec[];
  /** Weighted words of name, title, description, fields. */
  document: Features;
  examples: readonly { features: Features; grams: ReadonlySet<string> }[];
  /** Stems of name and title: the words that name what it does. */
  core: ReadonlySet<string>;
  /** The nouns among them. */
  nouns: ReadonlySet<string>;
  /** What the nouns stand for. */
  nounIdeas: ReadonlySet<string>;
  /** The nouns one by one, with whether the name has them in the plural. */
  nounWords: readonly { stem: string; ideas: readonly string[]; plural: boolean }[];
  /** Ideas of change that its name holds. */
  commands: ReadonlySet<string>;
  /** Every word it declares, for spelling. */
  vocabulary: readonly string[];
  isRead: boolean;
  /** The verb of its name. */
  verb: { stem: string; ideas: readonly string[]; isLook: boolean };
  /** Whether it shows one record, named by its only needed field. */
  opens: boolean;
}

const cache = new WeakMap<AnyDeclaration, Profile>();

/** The profile of a declaration. */
export function profileOf(declaration: AnyDeclaration): Profile {
  const known = cache.get(declaration);
  if (known) return known;
  const made = makeProfile(declaration);
  cache.set(declaration, made);
  return made;
}

/** Features of a text: values are masked so that "order 1042" and "order 987" are alike. */
export function featuresOf(text: string): Map<string, number> {
  const features = new Map<string, number>();
  const spans = recognise(text, referenceDate);
  for (const span of spans) add(features, `<${span.kind}>`, 0.5);
  for (const [question, pattern] of questions) if (pattern.test(text)) add(features, question, 0.7);
  for (const token of tokenise(text)) {
    if (spans.some((span) => token.start >= span.start && token.end <= span.end)) continue;
    addWord(features, token.lower, 1);
  }
  return features;
}

const questions: readonly (readonly [string, RegExp])[] = [
  ['?where', /\bwhere\b/i],
  ['?when', /\bwhen\b|\bhow long\b/i],
  ['?who', /\bwho\b/i],
  ['?why', /\bwhy\b/i],
  ['?many', /\bhow many\b/i],
  ['?much', /\bhow much\b/i],
];

// Only the kinds of values matter here, so any date will do.
const referenceDate = new Date('2026-01-15T12:00:00Z');

/** Character trigrams of a text. */
export function gramsOf(text: string): Set<string> {
  const grams = new Set<string>();
  const clean = ` ${text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()} `;
  for (let i = 0; i + 3 <= clean.length; i++) grams.add(clean.slice(i, i + 3));
  return grams;
}

function add(features: Map<string, number>, feature: string, weight: number): void {
  features.set(feature, Math.max(features.get(feature) ?? 0, weight));
}

function addWord(features: Map<string, number>, word: string, weight: number): void {
  for (const idea of ideasOf(word)) add(features, idea, weight * (idea === lookIdea ? 0.25 : 0.7));
  if (stopWords.has(word)) return;
  add(features, stem(word), weight);
}

function makeProfile(declaration: AnyDeclaration): Profile {
  const fields = fieldsOf(declaration);
  const document = new Map<string, number>();
  const nameWords = identifierWords(declaration.name);
  const titleWords = tokenise(declaration.title.toLowerCase()).map((token) => token.lower);
  for (const word of nameWords) addWord(document, word, 1);
  for (const word of titleWords) addWord(document, word, 1);
  for (const example of declaration.examples)
    for (const [feature] of featuresOf(normalise(example))) add(document, feature, 0.8);
  for (const token of tokenise(firstSentence(declaration.description))) addWord(document, token.lower, 0.45);
  for (const word of identifierWords(declaration.area)) addWord(document, word, 0.3);
  const fieldWords = fields.flatMap(wordsOfField);
  for (const word of fieldWords) addWord(document, word, 0.5);
  const examples = declaration.examples.map((example) => {
    const text = normalise(example);
    return { features: featuresOf(text), grams: gramsOf(text) };
  });
  const coreWords = [...nameWords, ...titleWords].filter((word) => !stopWords.has(word));
  const commands = new Set(
    [nameWords[0] ?? '', ...titleWords.slice(0, 1)]
      .flatMap((word) => ideasOf(word))
      .filter((idea) => commandIdeas.has(idea)),
  );
  return {
    declaration,
    fields,
    document,
    examples,
    core: new Set(coreWords.map(stem)),
    nouns: new Set(
      nameWords
        .slice(1)
        .filter((word) => !stopWords.has(word))
        .map(stem),
    ),
    nounIdeas: new Set(nameWords.slice(1).flatMap((word) => ideasOf(word))),
    nounWords: nameWords
      .slice(1)
      .filter((word) => !stopWords.has(word))
      .map((word) => ({ stem: stem(word), ideas: ideasOf(word), plural: form(word) !== word })),
    commands,
    vocabulary: [
      ...nameWords,
      ...titleWords,
      ...fieldWords,
      ...[...declaration.examples, declaration.description].flatMap((text) =>
        tokenise(text).map((token) => token.lower),
      ),
    ],
    isRead: declaration.effect === 'read',
    verb: verbOf(nameWords[0] ?? ''),
    opens: opensRecord(declaration, fields),
  };
}

function verbOf(word: string): Profile['verb'] {
  const ideas = ideasOf(word);
  return {
    stem: stem(word),
    ideas,
    isLook: ideas.includes(lookIdea) || ideas.some((idea) => commandIdeas.has(idea)),
  };
}

/** Gets one needed record and answers this very record; what is made of a record, or a part of it, does not open it. */
function opensRecord(declaration: AnyDeclaration, fields: readonly FieldSpec[]): boolean {
  const refs = fields.filter((field) => field.meta.ref && (field.required || field.meta.question));
  const [first] = refs;
  if (declaration.effect !== 'read' || refs.length !== 1 || first?.array) return false;
  const [verb, ...nouns] = identifierWords(declaration.name);
  if (verb !== 'get') return false;
  const kind = identifierWords(first?.meta.ref ?? '').map(stem);
  if (nouns.length > kind.length) return false;
  const inKind = nouns.filter((noun) => kind.includes(stem(noun)));
  if (inKind.length > 0) return inKind.length === nouns.length;
  const shown = Object.values(shapeOf(declaration.output)).flatMap((field) => metaOf(field).ref ?? [])[0];
  return shown === first?.meta.ref;
}

function firstSentence(text: string): string {
  return text.split(/(?<=[.!?])\s/, 1)[0] ?? text;
}

function wordsOfField(field: FieldSpec): string[] {
  const values = Object.entries(field.meta.valueWords ?? {}).flatMap(([value, spoken]) => [
    ...identifierWords(value),
    ...spoken,
  ]);
  const words = [
    ...identifierWords(field.name),
    ...(field.meta.words ?? []),
    ...values,
    ...field.values.flatMap(identifierWords),
  ];
  return [
    ...words.flatMap((word) => word.toLowerCase().split(/[^\p{L}]+/u)),
    ...field.fields.flatMap(wordsOfField),
  ].filter((word) => word.length > 2 && !stopWords.has(word));
}
