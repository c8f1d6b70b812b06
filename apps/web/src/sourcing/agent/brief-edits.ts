import type { BriefValues } from '@brandwright/contract/sourcing/agent/change-tech-pack.ts';
import type { BriefField } from '@brandwright/contract/sourcing/agent/enums.ts';
import type { TechPack } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { briefValueWords } from '@brandwright/contract/sourcing/agent/brief-words.ts';

/** How a field is entered. `words`: read by the rules of the brief, as if it were said. */
export type FieldInput = 'text' | 'long' | 'list' | 'integer' | 'money' | 'day' | 'category' | 'words';

export const fieldInputs: Record<BriefField, FieldInput> = {
  title: 'text',
  product: 'text',
  category: 'category',
  description: 'long',
  materials: 'list',
  colors: 'list',
  finish: 'text',
  dimensions: 'words',
  weight: 'words',
  quantity: 'integer',
  targetPrice: 'money',
  customizations: 'list',
  packaging: 'text',
  certifications: 'list',
  countriesWanted: 'words',
  countriesExcluded: 'words',
  launchDate: 'day',
  notes: 'long',
};

export const fieldHints: Partial<Record<BriefField, string>> = {
  materials: 'Separate with commas.',
  colors: 'Separate with commas.',
  customizations: 'Separate with commas.',
  certifications: 'Separate with commas: FDA food safe, GOTS.',
  dimensions: 'Include units: 20 x 15 x 8 cm, 12 oz, 9 cm diameter.',
  weight: 'Include a unit: 380 g or 0.8 lb.',
  targetPrice: 'US dollars per unit.',
  countriesWanted: 'Country names: Portugal, Italy.',
  countriesExcluded: 'Country names: China.',
};

/** What the input shows when editing begins. */
export function textOf(pack: TechPack, field: BriefField): string {
  switch (field) {
    case 'quantity':
      return pack.quantity === null ? '' : String(pack.quantity);
    case 'targetPrice':
      return pack.targetPriceMinor === null ? '' : (pack.targetPriceMinor / 100).toFixed(2);
    case 'launchDate':
      return pack.launchDate ?? '';
    case 'category':
      return pack.categoryId ?? '';
    case 'weight':
      return pack.weightGrams === null ? '' : `${pack.weightGrams} g`;
    default:
      return briefValueWords(pack, field) ?? '';
  }
}

/** What is sent for a text; `error` says why it cannot be. */
export type BriefEdit = { values: BriefValues } | { words: string } | { error: string };

const emptied: Record<BriefField, BriefValues> = {
  title: {},
  product: { product: null },
  category: { categoryId: null },
  description: { description: null },
  materials: { materials: [] },
  colors: { colors: [] },
  finish: { finish: null },
  dimensions: { dimensions: null },
  weight: { weightGrams: null },
  quantity: { quantity: null },
  targetPrice: { targetPriceMinor: null },
  customizations: { customizations: [] },
  packaging: { packaging: null },
  certifications: { certifications: [] },
  countriesWanted: { countriesWanted: [] },
  countriesExcluded: { countriesExcluded: [] },
  launchDate: { launchDate: null, launchIsWholeMonth: false },
  notes: { notes: null },
};

/** Reads an input. An empty text empties the field; a brief always has a name. */
export function editOf(field: BriefField, said: string): BriefEdit {
  const text = said.trim();
  if (text === '') return field === 'title' ? { error: 'Enter a name.' } : { values: emptied[field] };
  const list = text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  switch (field) {
    case 'quantity': {
      const quantity = Number(text.replaceAll(/[ ,]/g, ''));
      return Number.isInteger(quantity) && quantity >= 1
        ? { values: { quantity } }
        : { error: 'Enter a whole number of units, at least 1.' };
    }
    case 'targetPrice': {
      const price = Math.round(Number(text.replaceAll(/[$, ]/g, '')) * 100);
      return price >= 1
        ? { values: { targetPriceMinor: price } }
        : { error: 'Enter an amount in dollars, such as 4.50.' };
    }
    case 'launchDate':
      return { values: { launchDate: text, launchIsWholeMonth: false } };
    case 'category':
      return { values: { categoryId: text } };
    case 'materials':
      return { values: { materials: list } };
    case 'colors':
      return { values: { colors: list } };
    case 'customizations':
      return { values: { customizations: list } };
    case 'certifications':
      return { values: { certifications: list } };
    case 'countriesWanted':
      return { words: `made in ${list.join(' or ')}` };
    case 'countriesExcluded':
      return { words: list.map((one) => `not made in ${one}`).join(', ') };
    case 'dimensions':
      return { words: text };
    case 'weight':
      return { words: `weight ${/[a-z]/i.test(text) ? text : `${text} g`}` };
    case 'title':
      return { values: { title: text } };
    case 'product':
      return { values: { product: text } };
    case 'description':
      return { values: { description: text } };
    case 'finish':
      return { values: { finish: text } };
    case 'packaging':
      return { values: { packaging: text } };
    case 'notes':
      return { values: { notes: text } };
  }
}

/** The sections of the form. */
export const briefSections: readonly { title: string; fields: readonly BriefField[] }[] = [
  {
    title: 'What',
    fields: [
      'product',
      'category',
      'materials',
      'colors',
      'finish',
      'dimensions',
      'weight',
      'customizations',
    ],
  },
  { title: 'How many, at what price', fields: ['quantity', 'targetPrice', 'packaging'] },
  {
    title: 'Where and when',
    fields: ['countriesWanted', 'countriesExcluded', 'certifications', 'launchDate', 'notes'],
  },
];
