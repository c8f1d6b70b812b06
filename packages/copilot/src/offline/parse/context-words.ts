import { metaOf, type AnyDeclaration } from '@brandwright/contract';
import { identifierWords } from '@brandwright/language/words/tokens.ts';
import { z } from 'zod';

/** An operation in a few words, for the context of a message. */
export const operationPhrase = ({ title, area }: AnyDeclaration): string => asLearned(`${title} (${area})`);

/** The question that asks for a field, as the partner words it. */
export function questionPhrase(declaration: AnyDeclaration, field: string | null): string {
  const shape = declaration.input instanceof z.ZodObject ? declaration.input.shape : {};
  const schema = field ? (shape[field] as z.ZodType | undefined) : undefined;
  const question = schema && metaOf(schema).question;
  return asLearned(`${declaration.title}: ${question ?? identifierWords(field ?? 'which').join(' ')}`);
}

/** The encoder learned the words of the context with these in British spelling, and reads them best so. */
const asLearned = (phrase: string): string =>
  phrase.replaceAll(/(?<=\b[Cc]olo)(?=r)/g, 'u').replaceAll(/(?<=\b[Ff]avo)(?=rite)/g, 'u');
