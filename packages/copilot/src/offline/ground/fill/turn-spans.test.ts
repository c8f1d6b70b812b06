import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import { turnSecondEnd, turnSpans, withoutTorn } from './turn-spans.ts';

const fieldsFor = (operation: string) => fieldsOf(findOperation(operation) as AnyDeclaration);
const mark = (text: string, field: string, words: string): TaggedSpan => {
  const start = text.indexOf(words);
  return { field, value: null, drops: false, start, end: start + words.length, text: words, certainty: 1 };
};

it.each([
  ['42 dollars for the weekend trio is too much, put 38', 'weekend', false],
  ['call it weekend, at 38', 'weekend', true],
  ['rename it to weekend for 38', 'weekend', true],
])('%s: a title that was torn out of other words is none', (text, title, isKept) => {
  const spans = [mark(text, 'title', title), mark(text, 'suggestedRetailPrice', '38')];
  const kept = withoutTorn(fieldsFor('update_ai_product'), spans, text);
  expect(kept.some(({ field }) => field === 'title')).toBe(isKept);
});

/** Marks written as `field: words` or `field=value: words`, turned, in the same form. */
function turned(operation: string, text: string, marks: readonly string[]): string[] {
  const declaration: AnyDeclaration | undefined = findOperation(operation);
  if (!declaration) throw new Error(operation);
  const spans = marks.map((mark): TaggedSpan => {
    const [label = '', words = ''] = mark.split(': ');
    const [field = '', value = null] = label.split('=');
    const start = text.indexOf(words);
    return { field, value, drops: false, start, end: start + words.length, text: words, certainty: 1 };
  });
  return turnSpans(fieldsOf(declaration), spans, text).map(
    ({ field, value, text: words }) => `${field}${value === null ? '' : `=${value}`}: ${words}`,
  );
}

it.each([
  [
    'numbers one after the other are each one of its own',
    'change_order_status',
    'start 879 and 882',
    ['orderNumber: 879 and 882'],
    ['orderNumber: 879', 'orderNumber: 882'],
  ],
  [
    'the words of a yes are the name of no card',
    'pay_invoice',
    'pay INV-2061 and use our account credit',
    ['invoiceId: INV-2061', 'cardId: account credit'],
    ['invoiceId: INV-2061'],
  ],
  [
    'the last word says what becomes of them',
    'tag_suppliers',
    'tag binh + olaria shortlisted',
    ['supplierIds: binh + olaria shortlisted'],
    ['supplierIds: binh + olaria', 'tag: shortlisted'],
  ],
  [
    'the last word of a name says nothing of the kind',
    'tag_suppliers',
    'tag hanoi canvas',
    ['supplierIds: hanoi canvas'],
    ['supplierIds: hanoi canvas'],
  ],
  [
    'the word after a name tells what it is a name of',
    'show_brand_idea',
    'show me the cairn idea',
    ['brandKit: cairn'],
    ['brandIdea: cairn'],
  ],
  [
    '"em" is "them"',
    'tag_suppliers',
    'tag em later',
    ['supplierIds: em', 'tag: later'],
    ['supplierIds: them', 'tag: later'],
  ],
  [
    'the word for what a figure counts is no text',
    'create_project_request',
    'enamel mugs, 500 pcs',
    ['title: enamel mugs', 'quantity: 500', 'description: pcs'],
    ['title: enamel mugs', 'quantity: 500'],
  ],
  [
    'what is taken back in the same breath is dropped',
    'contact_factories',
    'send it to the first two... actually only barro',
    ['companyIds: the first two', 'companyIds: barro'],
    ['companyIds: barro'],
  ],
  [
    'what comes too is not',
    'contact_factories',
    'send it to olaria, actually make it barro too',
    ['companyIds: olaria', 'companyIds: barro'],
    ['companyIds: olaria', 'companyIds: barro'],
  ],
  [
    'what something should be like is not what changes',
    'set_template_price',
    'make the apron 26 like the tote',
    ['templateId: the apron', 'templateId: tote'],
    ['templateId: the apron'],
  ],
  [
    'a pointer and a number are two records',
    'change_order_status',
    'start that and 1031',
    ['orderNumber: that and 1031'],
    ['orderNumber: that', 'orderNumber: 1031'],
  ],
  [
    'whom, and the label that they get',
    'tag_suppliers',
    'tag them both knitwear so i find them after pickup',
    ['supplierIds: them both knitwear so', 'tag: after pickup'],
    ['supplierIds: them both', 'tag: knitwear'],
  ],
  [
    'the word for a text stands right before it',
    'tag_suppliers',
    'put the tag napkins in both',
    ['supplierIds: napkins'],
    ['tag: napkins'],
  ],
  [
    'words that another field declares are its own',
    'list_product_templates',
    'which things lose money?',
    ['state=DRAFT: lose'],
    ['atLoss=true: lose money'],
  ],
  [
    'what comes after “that says” is what is printed',
    'create_product_template',
    'a new one on the zip pouch that says stash',
    ['productId: the zip pouch', 'title: stash'],
    ['productId: the zip pouch', 'text: stash'],
  ],
])('%s', (_, operation, text, marks, wanted) => expect(turned(operation, text, marks)).toEqual(wanted));

it.each([
  ['what changed from version 3 to version 4', ['fromVersion', 'toVersion']],
  ['compare version 3 with version 4', ['fromVersion', 'toVersion']],
  ['version 3, no, version 4', ['fromVersion', 'fromVersion']],
])('%s: the second of two marks is the other end', (text, wanted) => {
  const spans = [mark(text, 'fromVersion', 'version 3'), mark(text, 'fromVersion', 'version 4')];
  const turned = turnSecondEnd(fieldsFor('compare_brand_kit_versions'), spans, text);
  expect(turned.map(({ field }) => field)).toEqual(wanted);
});
