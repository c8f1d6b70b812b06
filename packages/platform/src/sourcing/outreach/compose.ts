import { briefValueWords } from '@brandwright/contract/sourcing/agent/brief-words.ts';
import { briefFieldNames, type BriefField } from '@brandwright/contract/sourcing/agent/enums.ts';
import type { TechPack } from '@brandwright/contract/sourcing/agent/tech-pack.ts';

/** Who writes. */
export interface Sender {
  personName: string;
  storeName: string;
}

/** What a factory needs for a quote, in the order of the message. Notes of a brief are the brand's own and stay out. */
const told: readonly BriefField[] = [
  'quantity',
  'materials',
  'dimensions',
  'weight',
  'colors',
  'finish',
  'customizations',
  'packaging',
  'certifications',
  'targetPrice',
  'launchDate',
];

/** What factories ask back for when it is missing. */
export const askedFor: readonly BriefField[] = ['product', 'quantity', 'materials', 'dimensions'];

const longestDescription = 600;

/** The first message to a factory. {{name}} stands for the factory; other braces of the brief are taken apart. */
export function composeMessage(pack: TechPack, sender: Sender): string {
  const facts = told.flatMap((field) => {
    const words = briefValueWords(pack, field);
    return words === null ? [] : [`- ${briefFieldNames[field]}: ${plain(words)}`];
  });
  const quantity = pack.quantity === null ? 'your smallest order' : quantityWords(pack.quantity);
  const description = pack.description ? [`${plain(cut(pack.description, longestDescription))}`, ''] : [];
  return [
    'Hello {{name}},',
    '',
    `We are ${sender.storeName}, and we’re looking for a factory that makes this: ${plain(productOf(pack))}.`,
    '',
    ...description,
    ...(facts.length > 0 ? [...facts, ''] : []),
    'Could you tell us:',
    `1. your price per unit at ${quantity}, and at what quantity it drops`,
    '2. your MOQ',
    '3. the price of a sample and how long it takes',
    '4. your production time',
    '',
    'Thank you,',
    `${sender.personName}, ${sender.storeName}`,
  ].join('\n');
}

/** The subject of a mail about a brief: one line. */
export function composeSubject(pack: TechPack): string {
  const quantity = pack.quantity === null ? '' : `${quantityWords(pack.quantity)}, `;
  return cut(`Quote request: ${quantity}${plain(productOf(pack))}`.replace(/\s+/g, ' '), 150);
}

/** The line under each mail that says how to get no more. */
export const stopLine = (storeName: string) =>
  `You got this email because ${storeName} is looking for a factory. If you don’t want any more, reply with the word stop.`;

/** The fields of which a factory would ask at once. */
export const missingOf = (pack: TechPack): string[] =>
  askedFor
    .filter((field) => briefValueWords(pack, field) === null)
    .map((field) => briefFieldNames[field].toLowerCase());

export const productOf = (pack: Pick<TechPack, 'product' | 'title'>) => pack.product ?? pack.title;

const quantityWords = (quantity: number) => `${quantity.toLocaleString('en-US')} units`;
const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

/** Words of a brief as they go out: no line breaks of their own, no placeholders. */
const plain = (text: string) =>
  text
    .replaceAll(/[{}]/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
