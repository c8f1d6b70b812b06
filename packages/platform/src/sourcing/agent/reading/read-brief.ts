import { listWords } from '@brandwright/contract/kernel/words.ts';
import type { Brief, BriefDimensions, ValueSource } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import type { AgentType, BriefField } from '@brandwright/contract/sourcing/agent/enums.ts';
import { readComingDay } from '@brandwright/language/values/coming-day.ts';
import { readMoney } from '@brandwright/language/values/money.ts';
import { readOrderQuantity } from '@brandwright/language/values/order-quantity.ts';
import { readSizes, type SizeValue } from '@brandwright/language/values/sizes.ts';
import { readTargetPrice } from '@brandwright/language/values/target-price.ts';
import { readProduct } from '@brandwright/language/products/product-words.ts';
import { capitalize } from '@brandwright/language/text.ts';
import { readCountries } from './countries.ts';
import { readCertificateNames, readLooksOf, type Refused } from './looks.ts';
import { categoryOf, productIn, productsBeside, type CategoryWords } from './product.ts';
import { readPackaging } from './packaging.ts';
import { sentenceOf, take, takeOut, takeValues, type Sentence } from './text.ts';
import { customizations, usualMaterials } from './vocabulary.ts';

/** What was read, field by field, with the words that said it. Fields that were not said are absent. */
export interface Reading {
  values: Partial<Brief>;
  sources: ValueSource[];
  agentType: AgentType | null;
  /** What was said and cannot be taken as it is, with the question to ask. */
  question: string | null;
  /** Figures that no brief can have: they are refused. */
  refusal: { path: BriefField; message: string } | null;
  /** What it is not to be: "not glass", "anything but red". */
  refused: readonly Refused[];
}

export const emptyBrief: Brief = {
  title: 'New brief',
  product: null,
  description: null,
  categoryId: null,
  materials: [],
  colors: [],
  finish: null,
  dimensions: null,
  weightGrams: null,
  quantity: null,
  targetPriceMinor: null,
  currency: 'USD',
  customizations: [],
  packaging: null,
  certifications: [],
  countriesWanted: [],
  countriesExcluded: [],
  launchDate: null,
  launchIsWholeMonth: false,
  notes: null,
  outsideNotes: null,
};

export interface ReadingOptions {
  now: Date;
  categories: readonly CategoryWords[];
  /** The product that is known already, where the words are about a change. */
  about?: string | null;
}

/** Reads what is to be made from a sentence. Pure: the same words and the same day give the same brief. */
export function readBrief(said: string, { now, categories, about }: ReadingOptions): Reading {
  const sentence = sentenceOf(said);
  const reading: Reading = {
    values: {},
    sources: [],
    agentType: null,
    question: null,
    refusal: null,
    refused: [],
  };
  const say = (field: BriefField, because: string) =>
    reading.sources.push({
      field,
      origin: 'SAID',
      because: because.replaceAll('\u0000', ' ').trim(),
      quote: null,
    });

  readName(sentence, reading, say);
  readNote(sentence, reading, say);
  readType(sentence, reading);
  readCertificates(sentence, reading, say);
  readWhenAndWhere(sentence, reading, say, now);
  readFigures(sentence, reading, say, about ?? '');
  readLooks(sentence, reading, say, { categories, about });
  readRest(sentence.whole, reading, say, now);
  return reading;
}

/** What else was said about the thing, for which a brief has no field: "organic, with a zipper, for toddlers". */
function readRest(whole: string, { values }: Reading, say: Say, now: Date): void {
  if (values.product === undefined || values.product === null) return;
  const thing = readProduct(whole);
  if (thing === null || !thing.products.some(({ name }) => isNamed(values.product ?? '', name))) return;
  const {
    product,
    materials,
    colors,
    finish,
    customizations: made,
    packaging,
    certifications,
    notes,
  } = values;
  const known = [product, materials, colors, finish, made, packaging, certifications, notes]
    .flat()
    .join(' ')
    .toLowerCase();
  const isNew = (words: string) =>
    words
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word.length > 2 && !isLink(word) && !known.includes(word.replace(/(?:e?s)$/, '')));
  const phrases = thing.phrases.filter(
    (phrase) => isNew(phrase) && readComingDay(phrase, now) === null && !customizationWords.test(phrase),
  );
  const claims = thing.claims.filter(
    (word) => isNew(word) && !phrases.some((phrase) => phrase.toLowerCase().includes(word)),
  );
  const without = thing.excluded.words.filter(isNew).map((word) => `no ${word}`);
  const rest = [...claims, ...phrases, ...without];
  if (rest.length === 0) return;
  values.notes = [notes, capitalize(rest.join(', '))].filter(Boolean).join('. ');
  say('notes', rest.join(', '));
}

const isNamed = (product: string, name: string): boolean =>
  (readProduct(product)?.products ?? []).some((one) => one.name === name);
const isLink = (word: string): boolean =>
  ['for', 'with', 'and', 'featuring', 'including', 'the'].includes(word);
/** Decoration and wrapping have fields of their own. */
const customizationWords =
  /\b(?:logos?|labels?|print(?:s|ed|ing)?|engrav\w*|emboss\w*|packag\w*|branding)\b/i;

type Say = (field: BriefField, because: string) => void;

function readName(sentence: Sentence, { values }: Reading, say: Say): void {
  const match = take(
    sentence,
    /\b(?:(?:rename|retitle)(?: (?:it|this|that|the (?:brief|tech ?pack)|my brief))?(?: to| as)?|(?:call|name) (?:it|this|the (?:brief|tech ?pack)|my brief)|(?:brief )?(?:called|named|titled))\s+"?([^",.;]{2,80})"?/i,
  );
  const title = match?.[1]?.trim();
  if (!match || !title) return;
  values.title = capitalize(title);
  say('title', match.said);
}

function readNote(sentence: Sentence, { values }: Reading, say: Say): void {
  const match = take(
    sentence,
    /\b(?:add (?:a|the|this) notes?(?: to (?:the|my) brief)?(?: that|:| saying)?|notes?(?: to (?:the )?(?:factory|supplier))?\s*:|note that|important:)\s*(.{3,})$/i,
  );
  const note = match?.[1]?.trim();
  if (!match || !note) return;
  values.notes = capitalize(note.replace(/^"|"$/g, ''));
  say('notes', match.said);
}

/** Before the figures: "ISO 9001" is no quantity. */
function readCertificates(sentence: Sentence, { values }: Reading, say: Say): void {
  const found = takeValues(sentence, readCertificateNames).filter(({ negated }) => !negated);
  if (found.length === 0) return;
  values.certifications = found.map(({ name }) => name);
  say('certifications', found.map((one) => one.said).join(', '));
}

function readType(sentence: Sentence, reading: Reading): void {
  const match = take(
    sentence,
    /\b(?:(?:switch|change|set)(?: (?:it|this|the (?:brief|agent|type)))* to (?:the |a )?)?(packaging|product|tariff)(?: (?:agent|brief|tech ?pack|type))\b/i,
  );
  const type = match?.[1]?.toLowerCase();
  if (type) reading.agentType = type === 'packaging' ? 'packaging' : type === 'tariff' ? 'tariff' : 'default';
}

function readWhenAndWhere(sentence: Sentence, reading: Reading, say: Say, now: Date): void {
  const { values } = reading;
  const countries = readCountries(sentence);
  if (countries.wanted.length > 0) {
    values.countriesWanted = [...new Set(countries.wanted)];
    say('countriesWanted', countries.said.join(', '));
  }
  if (countries.excluded.length > 0) {
    values.countriesExcluded = [...new Set(countries.excluded)];
    say('countriesExcluded', countries.said.join(', '));
  }
  const launch = takeOut(sentence, readComingDay(sentence.left, now));
  if (launch?.isPast)
    reading.question = `${launchName(launch.day, launch.isWholeMonth)} has passed. When do you want to launch?`;
  else if (launch) {
    values.launchDate = launch.day;
    values.launchIsWholeMonth = launch.isWholeMonth;
    say('launchDate', launch.said);
  }
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayName = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const launchName = (day: string, isWholeMonth: boolean) =>
  (isWholeMonth ? monthName : dayName).format(new Date(`${day}T00:00:00Z`));

/** Sizes that a brief has a field for go there, labels and cloth into the note, as they were said. */
function readSize(sentence: Sentence, { values }: Reading, say: Say, about: string): void {
  const sizes = readSizes(sentence.left, about).filter(({ negated }) => !negated);
  for (const size of sizes) takeOut(sentence, size);
  const noted = sizes.filter(({ measure }) => measure === 'label' || measure === 'cloth weight');
  if (noted.length > 0) {
    const said = noted.map(({ text }) => text.trim()).join(', ');
    values.notes = [values.notes, said].filter(Boolean).join('. ');
    say('notes', said);
  }
  const capacity = sizes.find((size) => size.measure === 'capacity');
  const sides = sizes.flatMap((size) => (size.measure === 'dimensions' ? size : []));
  if (sides.length > 0 || capacity) {
    values.dimensions = { ...sidesOf(sides), capacityMillilitres: capacity?.milliliters ?? null };
    say('dimensions', [...sides, ...(capacity ? [capacity] : [])].map(({ text }) => text).join(', '));
  }
  const weight = sizes.find((size) => size.measure === 'weight');
  if (weight) {
    values.weightGrams = weight.grams;
    say('weight', weight.text);
  }
}

function sidesOf(
  sizes: readonly Extract<SizeValue, { measure: 'dimensions' }>[],
): Omit<BriefDimensions, 'capacityMillilitres'> {
  const side = (axis: 'length' | 'width' | 'height' | 'diameter') =>
    sizes.map(({ millimeters }) => millimeters[axis]).findLast((one) => one !== null) ?? null;
  return {
    lengthMillimetres: side('length'),
    widthMillimetres: side('width'),
    heightMillimetres: side('height'),
    diameterMillimetres: side('diameter'),
  };
}

/** "200 jigsaw puzzles, 1000 pieces": of what is made of pieces the second count says how large one is. */
function readPieces(sentence: Sentence, { values }: Reading, say: Say): void {
  const product = readProduct(sentence.left);
  const isMadeOfPieces = product?.products.some(({ family }) => family === 'toys') ?? false;
  if (!product || !isMadeOfPieces || !/\d[\d,]*k?\s+$/i.test(sentence.left.slice(0, product.start))) return;
  const match = take(sentence, /\b\d[\d,]*[- ](?:pieces?|pcs)\b(?!\s+each)/i);
  if (!match) return;
  values.notes = [values.notes, match.said].filter(Boolean).join('. ');
  say('notes', match.said);
}

function readFigures(sentence: Sentence, reading: Reading, say: Say, about: string): void {
  const { values } = reading;
  const price = takeOut(sentence, readTargetPrice(sentence.left));
  const foreign = readMoney(sentence.left);
  for (const money of foreign) takeOut(sentence, { ...money, text: '' });
  readSize(sentence, reading, say, about);
  readPieces(sentence, reading, say);
  const quantity = takeOut(sentence, readOrderQuantity(sentence.left));
  if (quantity) {
    if (quantity.value < 1)
      reading.refusal = {
        path: 'quantity',
        message: 'The quantity can’t be 0. How many units do you need?',
      };
    else if (quantity.value > 10_000_000)
      reading.refusal = {
        path: 'quantity',
        message: 'The quantity can be at most 10,000,000 units. How many units do you need?',
      };
    else values.quantity = quantity.value;
    say('quantity', quantity.said);
  }
  if (!price && foreign.length > 0)
    reading.question = 'Target prices are in US dollars. What can one unit cost in dollars?';
  if (!price) return;
  const each = price.isTotal
    ? values.quantity
      ? Math.floor(price.minor / values.quantity)
      : null
    : price.minor;
  if (each === null) reading.question = 'How many units is that budget for?';
  else if (each < 1)
    reading.refusal = {
      path: 'targetPrice',
      message: 'The target price must be above zero. What can one unit cost?',
    };
  else {
    values.targetPriceMinor = each;
    reading.sources.push({
      field: 'targetPrice',
      origin: price.isTotal ? 'ASSUMED' : 'SAID',
      because: price.isTotal
        ? `${price.said}, shared among ${values.quantity?.toLocaleString('en-US')} units`
        : price.said,
      quote: null,
    });
  }
}

function readLooks(
  sentence: Sentence,
  reading: Reading,
  say: Say,
  { categories, about }: Pick<ReadingOptions, 'categories' | 'about'>,
): void {
  const { values } = reading;
  const made = customizations.flatMap(({ name, pattern }) => {
    const match = take(sentence, pattern);
    return match ? [{ name, said: match.said }] : [];
  });
  const product = productIn(sentence, about !== undefined);
  const packaging = readPackaging(sentence, product !== null);
  const isScented = /\b(?:candle|soap|diffuser|incense|tea|lotion|balm|shampoo|spray)\b/.test(
    product?.name ?? '',
  );
  const looks = readLooksOf(sentence, product?.name ?? null, isScented);
  if (product) {
    values.product = product.name;
    const beside = about === undefined ? productsBeside(sentence.whole) : [];
    if (beside.length === 0) say('product', product.said);
    else
      reading.sources.push({
        field: 'product',
        origin: 'ASSUMED',
        because: `a brief covers one product; start another one for ${listWords(beside)}`,
        quote: null,
      });
    values.title ??= capitalize(product.name);
  }
  const list = (
    field: 'customizations' | 'colors' | 'materials',
    found: readonly { name: string; said: string }[],
  ) => {
    if (found.length === 0) return;
    values[field] = found.map(({ name }) => name);
    say(field, found.map((one) => one.said).join(', '));
  };
  list('customizations', made);
  list('colors', looks.colors);
  list('materials', looks.materials);
  if (looks.finishes.length > 0) {
    values.finish = looks.finishes.map(({ name }) => name).join(', ');
    say('finish', looks.finishes.map((one) => one.said).join(', '));
  }
  reading.refused = looks.refused;
  if (looks.refusals.length > 0) {
    const refusals = looks.refusals.map(capitalize).join('. ');
    values.notes = [values.notes, refusals].filter(Boolean).join('. ');
    say('notes', looks.refusals.join(', '));
  }
  if (packaging) {
    values.packaging = packaging.name;
    say('packaging', packaging.said);
  }
  const category = product ? categoryOf(product.name, categories) : null;
  if (category) {
    values.categoryId = category.id;
    reading.sources.push({
      field: 'category',
      origin: 'ASSUMED',
      because: `\u201c${category.word}\u201d belongs to ${category.name}`,
      quote: null,
    });
  }
}

/** What is assumed where nothing was said: the usual material, and the certificate that children's goods need. */
export function assume(
  brief: Brief,
  known: ReadonlySet<BriefField>,
): { values: Partial<Brief>; sources: ValueSource[] } {
  const values: Partial<Brief> = {};
  const sources: ValueSource[] = [];
  const usual = usualMaterials.find(({ nouns }) => nouns.test((brief.product ?? '').toLowerCase()));
  if (usual && brief.materials.length === 0 && !known.has('materials')) {
    values.materials = [usual.material];
    sources.push({
      field: 'materials',
      origin: 'ASSUMED',
      because: `what a ${brief.product ?? 'product'} is usually made of`,
      quote: null,
    });
  }
  // 15 U.S.C. 2063(a)(2): children's products need a certificate of third-party testing.
  if (brief.categoryId === 'toys' && brief.certifications.length === 0 && !known.has('certifications')) {
    values.certifications = ['CPSIA'];
    sources.push({
      field: 'certifications',
      origin: 'ASSUMED',
      because: 'children\u2019s products need it in the United States',
      quote: null,
    });
  }
  return { values, sources };
}
