import type { AnyDeclaration } from '@brandwright/contract';
import { countryName } from '@brandwright/language/values/countries.ts';
import { capitalize } from '@brandwright/language/text.ts';
import { identifierWords } from '@brandwright/language/words/tokens.ts';
import { namesApart } from '../answer/names-apart.ts';
import type { FieldSpec } from '../fields.ts';
import type { Filling } from '../ground/fill/fill.ts';
import type { ForeignMoney } from '../ground/values/foreign-money.ts';
import { recordsOfKind } from '../ground/refer/list-of-kind.ts';
import { valueFor, type SeenRecord } from '../ground/records/records.ts';
import { knownRecords } from '../ground/conversation/seen-rows.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import type { DialogueState } from '../ground/conversation/state.ts';
import type { AskedQuestion, Choice, OfferedOption } from '../ground/conversation/turn-context.ts';
import type { Decision } from './decision.ts';
import { mostOptions } from './policy.ts';

const mostChoices = 4;

/** What an amount in another currency is in dollars: nothing here has a rate for it. */
export const askForDollars = (
  { name }: AnyDeclaration,
  { input }: Filling,
  { field, said }: ForeignMoney,
): Decision => ({
  kind: 'ask',
  asked: {
    operation: name,
    input,
    field: field.name,
    question: `Prices here are in US dollars, and I have no exchange rate for ${said.currency ?? 'that'}. What is “${said.text}” in dollars?`,
    choices: [],
  },
  options: [],
});

/** Which of several records that the words fit. */
export function askForRecord(
  operation: AnyDeclaration,
  filling: Filling,
  { field, records }: NonNullable<Filling['unclear']>,
): Decision {
  const asked: AskedQuestion = {
    operation: operation.name,
    input: filling.input,
    field: field.name,
    question: questionOf(field),
    choices: choicesOf(records),
  };
  const isLast = filling.missing.every((missing) => missing === field);
  return {
    kind: 'ask',
    asked,
    options: isLast ? optionsOf(operation, asked, field, records) : [],
  };
}

/**
 * The question for a needed value. A record that is the only one of its kind is taken; of a record that has several to choose
 * from, they are offered.
 */
export async function askForValue(
  operation: AnyDeclaration,
  filling: Filling,
  field: FieldSpec,
  state: DialogueState,
  services: GroundingServices,
): Promise<Decision> {
  const kind = field.meta.ref;
  let choices = plainChoices(field);
  let records: readonly SeenRecord[] = [];
  if (kind && kind !== 'file') {
    const shown = knownRecords(state, kind);
    const all = shown.length > 0 ? shown : await recordsOfKind(kind, services, bringsBack(operation));
    const [only] = all;
    const value = only && all.length === 1 ? valueFor(only, kind, field) : null;
    const isUnknown = filling.unknown.some((one) => one.field === field);
    if (value !== null && filling.missing.length === 1 && !isUnknown)
      return {
        kind: 'call',
        operation: operation.name,
        inputs: [{ ...filling.input, [field.name]: field.array ? [value] : value }],
        replaces: [],
        isQuestion: false,
        others: [],
      };
    choices = choicesOf(all);
    records = all;
  }
  const asked: AskedQuestion = {
    operation: operation.name,
    input: filling.input,
    field: field.name,
    question: questionOf(field),
    choices,
  };
  const isLast = filling.missing.length === 1 && filling.several === null;
  return {
    kind: 'ask',
    asked,
    options: isLast ? optionsOf(operation, asked, field, records) : [],
  };
}

/** Each record as the answer, with the request that it completes. */
function optionsOf(
  { name, title }: AnyDeclaration,
  { input }: AskedQuestion,
  field: FieldSpec,
  records: readonly SeenRecord[],
): OfferedOption[] {
  const kind = field.meta.ref;
  if (!kind) return [];
  const names = namesApart(records);
  return records.slice(0, mostOptions).flatMap((record, place): OfferedOption[] => {
    const value = valueFor(record, kind, field);
    return value === null
      ? []
      : [
          {
            operation: name,
            input: { ...input, [field.name]: field.array ? [value] : value },
            label: `${title}: ${names[place] ?? record.label}`,
          },
        ];
  });
}

/** It is for what was put away. */
const bringsBack = ({ name }: AnyDeclaration) => /^(?:restore|unarchive)_/.test(name);

const choicesOf = (records: readonly SeenRecord[]): Choice[] =>
  namesApart(records)
    .slice(0, mostChoices)
    .map((name) => ({ label: name, say: name }));

function questionOf(field: FieldSpec): string {
  if (field.meta.question) return field.meta.question;
  const words = identifierWords(field.name).filter((word) => word !== 'id' && word !== 'minor');
  const name = (field.meta.label ?? words.join(' ')).toLowerCase();
  if (field.meta.ref) return `Which ${identifierWords(field.meta.ref).join(' ')}?`;
  if (field.meta.sense === 'country') return 'Which country?';
  if (field.meta.sense === 'quantity') return 'How many?';
  if (field.meta.sense === 'money_minor')
    return name === 'amount' ? 'How much?' : `How much should the ${name} be?`;
  if (field.kind === 'integer' && field.meta.sense === undefined) return 'How many?';
  return field.values.length > 0 ? `Which ${name}?` : `What should the ${name} be?`;
}

function plainChoices(field: FieldSpec): Choice[] {
  if (field.kind === 'boolean')
    return [
      { label: 'Yes', say: 'Yes' },
      { label: 'No', say: 'No' },
    ];
  return field.values.slice(0, 6).map((value) => {
    const own = field.meta.sense === 'country' ? countryName(value) : identifierWords(value).join(' ');
    const label = field.meta.valueWords?.[value]?.[0] ?? own;
    return { label: capitalize(label), say: label };
  });
}
