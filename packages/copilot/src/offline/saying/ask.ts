import type { AnyDeclaration } from '@brandwright/contract';
import { countryName } from '../arguments/countries.ts';
import type { Filling } from '../arguments/fill.ts';
import type { FieldSpec } from '../arguments/fields.ts';
import type { AskedQuestion, Choice } from '../turn/turn-context.ts';
import { identifierWords } from '../words/tokens.ts';

/** The one short question for the first needed field that was not said. */
export function askFor(declaration: AnyDeclaration, filling: Filling): AskedQuestion | null {
  const field = filling.missing[0];
  if (!field) return null;
  const asked = askAgain(declaration, filling.input, field);
  return filling.choices.length > 0 ? { ...asked, choices: [...filling.choices] } : asked;
}

/** The question for one more field, with what is known so far. */
export const askAgain = (
  declaration: AnyDeclaration,
  input: Record<string, unknown>,
  field: FieldSpec,
): AskedQuestion => ({
  operation: declaration.name,
  input,
  field: field.name,
  question: questionFor(field),
  choices: choicesFor(field),
});

function questionFor(field: FieldSpec): string {
  if (field.meta.question) return field.meta.question;
  const name = (
    field.meta.label ??
    identifierWords(field.name)
      .filter((word) => word !== 'id')
      .join(' ')
  ).toLowerCase();
  if (field.meta.ref) return `Which ${identifierWords(field.meta.ref).at(-1) ?? name}?`;
  if (field.meta.sense === 'country') return `Which country?`;
  if (field.meta.sense === 'quantity') return `How many?`;
  if (field.meta.sense === 'money_minor') return `How much: what is the ${name}?`;
  if (field.values.length > 0) return `Which ${name}?`;
  return `What is the ${name}?`;
}

function choicesFor(field: FieldSpec): Choice[] {
  if (field.kind === 'boolean')
    return [
      { label: 'Yes', say: 'Yes' },
      { label: 'No', say: 'No' },
    ];
  return field.values.slice(0, 6).map((value) => {
    const label =
      field.meta.valueWords?.[value]?.[0] ??
      (field.meta.sense === 'country' ? countryName(value) : identifierWords(value).join(' '));
    return { label: label.charAt(0).toUpperCase() + label.slice(1), say: label };
  });
}

/** Which of two operations was meant. */
export function askWhich(first: AnyDeclaration, second: AnyDeclaration): AskedQuestion {
  const choices = [first, second].map((one) => ({ label: one.title, say: one.title }));
  return {
    operation: first.name,
    input: {},
    field: null,
    question: `Do you mean “${first.title}” or “${second.title}”?`,
    choices,
  };
}
