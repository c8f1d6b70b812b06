import { capitalize } from '@brandwright/language/text.ts';
import { readFinishes, readMaterials } from '@brandwright/language/values/materials.ts';
import { readFigureChange } from '@brandwright/language/values/changes.ts';
import { readFigure } from '@brandwright/language/values/quantities.ts';
import type { Brief } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import {
  briefFieldNames,
  type AgentType,
  type BriefField,
} from '@brandwright/contract/sourcing/agent/enums.ts';
import { briefValueWords } from '@brandwright/contract/sourcing/agent/brief-words.ts';
import { isSameShade, readCertificateNames, readShades } from './looks.ts';
import { sentenceOf, singular, take, takeOut, type Sentence } from './text.ts';
import { emptyBrief, readBrief, type Reading, type ReadingOptions } from './read-brief.ts';
import { customizations } from './vocabulary.ts';

/** What a request changes: fields with their new values, and those that are emptied. */
export interface BriefEdit {
  values: Partial<Brief>;
  cleared: BriefField[];
  sources: Reading['sources'];
  agentType: AgentType | null;
  /** Why it cannot be done as it was said. */
  refusal: { path: string; message: string } | null;
}

/** How fields are called when they are taken out or named. */
const fieldNames: readonly (readonly [BriefField, RegExp])[] = [
  ['targetPrice', /^(?:target |unit |max )?(?:price|budget|cost)(?: limit| target| cap)?$/i],
  ['launchDate', /^(?:launch|release)?(?: ?date| ?day| ?month)?$/i],
  ['quantity', /^(?:quantity|amount|number of units|units)$/i],
  ['packaging', /^(?:the )?(?:packaging|packing)$/i],
  ['certifications', /^(?:all )?(?:certifications?|certificates?|safety (?:wishes|requirements?))$/i],
  ['materials', /^(?:all )?materials?$/i],
  ['colors', /^(?:all )?(?:the )?colou?rs?$/i],
  ['finish', /^finish$/i],
  ['dimensions', /^(?:size|dimensions?|measurements?|capacity)$/i],
  ['weight', /^weight$/i],
  ['customizations', /^(?:all )?(?:customi[sz]ations?|custom work)$/i],
  ['countriesWanted', /^(?:wanted |preferred )?(?:countries|country)(?: wish(?:es)?| preference)?$/i],
  ['notes', /^(?:all )?notes?$/i],
  ['description', /^description$/i],
];
const lists = ['materials', 'colors', 'customizations', 'certifications'] as const;

/** Reads what a request changes in a brief. Pure. What is not mentioned stays. */
export function readChange(said: string, brief: Brief, options: ReadingOptions): BriefEdit {
  const edit: BriefEdit = { values: {}, cleared: [], sources: [], agentType: null, refusal: null };
  const sentence = sentenceOf(said);
  const isAdding = /\b(?:add|also|plus|too|as well|another|include|additionally)\b/i.test(sentence.whole);
  swap(sentence, brief, edit);
  scaleQuantity(sentence, brief, edit);
  removeNamed(sentence, brief, edit);
  if (edit.refusal) return edit;
  const left = sentence.left.replaceAll('\u0000', ' ').trim();
  const reading = readBrief(left, { ...options, about: brief.product });
  if (reading.refusal) return { ...edit, refusal: reading.refusal };
  if (reading.question) return { ...edit, refusal: { path: 'launchDate', message: reading.question } };
  edit.agentType = reading.agentType;
  merge(left, reading, brief, edit, isAdding);
  dropRefused(reading, brief, edit);
  bareFigure(left, edit);
  followMaterial(brief, edit);
  const after = { ...brief, ...edit.values };
  return { ...edit, cleared: edit.cleared.filter((field) => briefValueWords(after, field) === null) };
}

/** What is refused now goes where it was wished for before: "anything but red". */
function dropRefused({ refused }: Reading, brief: Brief, edit: BriefEdit): void {
  for (const { field, name } of refused) {
    if (field === 'finish') {
      if (brief.finish !== name || edit.values.finish !== undefined) continue;
      dropValue({ field, value: null }, brief, edit, name);
      continue;
    }
    const value = (edit.values[field] ?? brief[field]).find((one) => one === name || isSameShade(one, name));
    if (value !== undefined) dropValue({ field, value }, brief, edit, name);
  }
}

/** "ceramic mug" becomes "stoneware mug" when its material changes. */
function followMaterial(brief: Brief, edit: BriefEdit): void {
  const [fresh] = edit.values.materials ?? [];
  const gone = brief.materials.find(
    (one) => fresh !== undefined && !edit.values.materials?.includes(one) && brief.product?.includes(one),
  );
  if (!gone || !fresh || brief.product === null || edit.values.product !== undefined) return;
  edit.values.product = brief.product.replace(gone, fresh);
  if (brief.title.toLowerCase() === brief.product && edit.values.title === undefined)
    edit.values.title = capitalize(edit.values.product);
}

/** "stoneware instead of porcelain", "replace navy with sage". */
function swap(sentence: Sentence, brief: Brief, edit: BriefEdit): void {
  const match =
    /\b(?:replace|swap|switch|change)\s+(?:the\s+)?(?<old>[\p{L} -]{2,40}?)\s+(?:with|for|by|to)\s+(?<fresh>[\p{L} -]{2,40})/iu.exec(
      sentence.left,
    ) ??
    /(?<fresh>[\p{L} -]{2,40}?)\s+(?:instead of|rather than|not)\s+(?:the\s+)?(?<old>[\p{L} -]{2,40})/iu.exec(
      sentence.left,
    );
  const old = match?.groups?.['old']?.trim();
  if (!match || !old) return;
  const found = findValue(old, brief);
  if (!found || found.value === null) return;
  dropValue(found, brief, edit, old);
  const at = match.index + match[0].lastIndexOf(old);
  sentence.left = `${sentence.left.slice(0, at)}${'\u0000'.repeat(old.length)}${sentence.left.slice(at + old.length)}`;
  take(sentence, /\b(?:instead of|rather than|replace|swap|with|by)\b(?=\s*(?:\u0000|$))/iu);
}

const removing =
  /\b(?:drop|remove|delete|lose|skip|scrap|ditch|cut|forget(?: about)?|get rid of|take (?:out|off|away)|leave out|clear|erase|no(?: more)?|without|don'?t (?:need|want))\s+(?:the\s+|my\s+|our\s+|any\s+|a\s+|an\s+)?(?<what>[\p{L}\p{N}][\p{L}\p{N} '-]*?)(?=\s*(?:[,.;!]|$|\band\b|\bbut\b|\bfrom (?:the|my) brief\b|\bplease\b|\bfor now\b|\banymore\b|\bafter all\b|\bfield\b))/iu;

function removeNamed(sentence: Sentence, brief: Brief, edit: BriefEdit): void {
  for (let match = removing.exec(sentence.left); match; match = removing.exec(sentence.left)) {
    const what = match.groups?.['what']?.trim() ?? '';
    const verb = match[0].slice(0, match[0].length - what.length).trim();
    const found = findValue(what, brief);
    const isWish = /^(?:no|without)\b/i.test(verb);
    if (!found || (isWish && found.value === null && isKnownWish(`${verb} ${what}`))) {
      if (!isWish) edit.refusal = notThere(what, brief);
      return;
    }
    sentence.left = `${sentence.left.slice(0, match.index)}${'\u0000'.repeat(match[0].length)}${sentence.left.slice(match.index + match[0].length)}`;
    dropValue(found, brief, edit, what);
  }
}

const isKnownWish = (words: string) => readCertificateNames(words).length > 0;

function notThere(what: string, brief: Brief): { path: string; message: string } {
  const filled = (Object.keys(briefFieldNames) as BriefField[]).filter(
    (field) => field !== 'title' && briefValueWords(brief, field) !== null,
  );
  return {
    path: 'words',
    message: `There’s no \u201c${what}\u201d in the brief. It has ${filled.map((field) => briefFieldNames[field].toLowerCase()).join(', ') || 'nothing yet'}.`,
  };
}

interface FoundValue {
  field: BriefField;
  /** Null: the field as a whole. */
  value: string | null;
}

/** The field, or the value of a list, that words name. */
function findValue(words: string, brief: Brief): FoundValue | null {
  const plain = words.trim().toLowerCase();
  const named = fieldNames.find(([, pattern]) => pattern.test(plain));
  if (named) return { field: named[0], value: null };
  const known = [
    ...readCertificateNames(plain),
    ...readMaterials(plain),
    ...readShades(plain),
    ...readFinishes(plain),
  ].map(({ name }) => name);
  for (const { name, pattern } of customizations) if (pattern.test(plain)) known.push(name);
  const holds = (value: string) =>
    known.includes(value) ||
    known.some((name) => isSameShade(value, name)) ||
    value.toLowerCase() === plain ||
    value.toLowerCase().includes(singular(plain));
  for (const field of lists) {
    const value = brief[field].find(holds);
    if (value !== undefined) return { field, value };
  }
  for (const field of ['packaging', 'finish', 'notes'] as const) {
    const value = brief[field];
    if (value !== null && holds(value)) return { field, value };
  }
  // The packaging is known by its last word: "the box".
  if (
    brief.packaging !== null &&
    brief.packaging.split(' ').some((word) => singular(word) === singular(plain.split(' ').at(-1) ?? ''))
  )
    return { field: 'packaging', value: brief.packaging };
  return null;
}

function dropValue({ field, value }: FoundValue, brief: Brief, edit: BriefEdit, because: string): void {
  const list = lists.find((one) => one === field);
  if (list && value !== null) {
    const kept = (edit.values[list] ?? brief[list]).filter((one) => one !== value);
    edit.values[list] = kept;
    if (kept.length === 0) edit.cleared.push(field);
  } else {
    Object.assign(edit.values, emptied(field));
    edit.cleared.push(field);
  }
  edit.sources.push({ field, origin: 'SAID', because, quote: null });
}

/** The values of a field when it is empty. */
export function emptied(field: BriefField): Partial<Brief> {
  const keys: Record<BriefField, readonly (keyof Brief)[]> = {
    title: ['title'],
    product: ['product'],
    category: ['categoryId'],
    description: ['description'],
    materials: ['materials'],
    colors: ['colors'],
    finish: ['finish'],
    dimensions: ['dimensions'],
    weight: ['weightGrams'],
    quantity: ['quantity'],
    targetPrice: ['targetPriceMinor'],
    customizations: ['customizations'],
    packaging: ['packaging'],
    certifications: ['certifications'],
    countriesWanted: ['countriesWanted'],
    countriesExcluded: ['countriesExcluded'],
    launchDate: ['launchDate', 'launchIsWholeMonth'],
    notes: ['notes'],
  };
  return Object.fromEntries(keys[field].map((key) => [key, emptyBrief[key]]));
}

/** Changes of something else than the quantity: "20% cheaper", "a third bigger". */
const ofOther =
  /\b(?:price|prices|cost|costs|budget|target|cheaper|off|bigger|larger|smaller|higher|lower|size|weight|height|width|big|large|long)\b/i;
const ofQuantity = /\b(?:quantity|order|run|units?|pieces?|pcs|amount)\b/i;

/** "double it", "half of it", "200 more", "20% more", "a third fewer". */
function scaleQuantity(sentence: Sentence, brief: Brief, edit: BriefEdit): void {
  const change = readFigureChange(sentence.left);
  if (!change || (ofOther.test(change.text) && !ofQuantity.test(change.text))) return;
  const because = takeOut(sentence, change)?.said ?? change.text;
  const now = brief.quantity ?? 0;
  const value = Math.round(change.how === 'times' ? now * change.factor : now + change.amount);
  if (brief.quantity === null)
    edit.refusal = {
      path: 'quantity',
      message: 'The brief has no quantity yet. How many units do you need?',
    };
  else if (value < 1)
    edit.refusal = { path: 'quantity', message: `That leaves ${value} units. How many units do you need?` };
  else edit.values.quantity = value;
  edit.sources.push({ field: 'quantity', origin: 'SAID', because, quote: null });
}

function merge(said: string, reading: Reading, brief: Brief, edit: BriefEdit, isAdding: boolean): void {
  const { values } = reading;
  const isNewProduct =
    /\b(?:instead|not an? |product (?:is|to|should)|make it an? |change (?:it|the product) to)\b/i.test(said);
  for (const source of reading.sources) {
    const { field } = source;
    if (
      field === 'product' ||
      field === 'category' ||
      (field === 'title' && !/\b(?:renam|retitl|call|name|titl)/i.test(said))
    ) {
      if (!isNewProduct && brief.product !== null && field !== 'title') continue;
    }
    if (field === 'quantity' && edit.values.quantity !== undefined) continue;
    edit.sources.push(source);
    const list = lists.find((one) => one === field);
    const before = list ? (edit.values[list] ?? brief[list]) : [];
    const appends =
      list === 'certifications' ||
      list === 'customizations' ||
      isAdding ||
      edit.values[list ?? 'title'] !== undefined;
    if (list) edit.values[list] = [...new Set([...(appends ? before : []), ...(values[list] ?? [])])];
    else if (field === 'countriesExcluded')
      edit.values.countriesExcluded = [
        ...new Set([...brief.countriesExcluded, ...(values.countriesExcluded ?? [])]),
      ];
    else if (field === 'dimensions')
      edit.values.dimensions = joined(brief.dimensions, values.dimensions ?? null);
    else if (field === 'notes') edit.values.notes = [brief.notes, values.notes].filter(Boolean).join('. ');
    else Object.assign(edit.values, pickOf(field, values));
  }
  const wanted = edit.values.countriesWanted;
  const excluded = edit.values.countriesExcluded;
  if (wanted && !excluded)
    edit.values.countriesExcluded = brief.countriesExcluded.filter((code) => !wanted.includes(code));
  if (excluded)
    edit.values.countriesWanted = (wanted ?? brief.countriesWanted).filter(
      (code) => !excluded.includes(code),
    );
}

function pickOf(field: BriefField, values: Partial<Brief>): Partial<Brief> {
  const keys = Object.keys(emptied(field)) as (keyof Brief)[];
  return Object.fromEntries(keys.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])));
}

/** Sides that were said take the place of the same sides; others stay. */
function joined(before: Brief['dimensions'], after: Brief['dimensions']): Brief['dimensions'] {
  if (before === null || after === null) return after ?? before;
  const said = Object.entries(after).filter(([, value]) => value !== null);
  const isWholeSize = after.lengthMillimetres !== null && after.widthMillimetres !== null;
  return {
    ...(isWholeSize ? { ...before, heightMillimetres: null, diameterMillimetres: null } : before),
    ...Object.fromEntries(said),
  };
}

/** "make it 800": a figure alone is the quantity. */
function bareFigure(said: string, edit: BriefEdit): void {
  if (edit.sources.length > 0 || edit.values.quantity !== undefined) return;
  const match =
    /^(?:(?:make|set|change|put|let'?s (?:do|make)|do|go (?:with|for))\s+(?:it|that|this)?\s*(?:to|at)?\s*)?(\d[\d,]*\s?k?)(?:\s+(?:please|then|instead|now))?[.!]?$/i.exec(
      said.trim(),
    );
  const value = Math.round(readFigure(match?.[1] ?? '') ?? Number.NaN);
  if (match && value >= 1) {
    edit.values.quantity = value;
    edit.sources.push({ field: 'quantity', origin: 'SAID', because: match[1] ?? '', quote: null });
  }
}
