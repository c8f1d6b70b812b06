import { listWords } from '@brandwright/contract/kernel/words.ts';
import { OperationError, metaOf, unwrap, type AnyDeclaration } from '@brandwright/contract';
import { blanksIn, type Blank } from '@brandwright/language/outgoing/blanks.ts';
import { z } from 'zod';

/**
 * Refuses a text that goes to someone outside while something in it is still to be filled in. `path` is the field that
 * holds it. Throws `bad_input` with the blanks as they stand in the text.
 */
export function refuseBlanks(text: string, path: string): void {
  refuse(blanksIn(text), path);
}

/** The same for several texts of a record that goes out; the path of each is its name. */
export function refuseBlanksOf(texts: Readonly<Record<string, string | null | undefined>>): void {
  for (const [path, text] of Object.entries(texts)) refuseBlanks(text ?? '', path);
}

/**
 * Refuses blanks in the fields of an input that someone outside will read. Placeholders of a template are the area's to
 * check: it knows what it fills in.
 */
export function refuseOutgoingBlanks(declaration: AnyDeclaration, input: unknown): void {
  const shape = unwrap(declaration.input);
  if (!(shape instanceof z.ZodObject) || typeof input !== 'object' || input === null) return;
  for (const [name, value] of Object.entries(input)) {
    const schema = shape.shape[name];
    const outgoing = schema && metaOf(schema).outgoing;
    if (!outgoing || typeof value !== 'string') continue;
    const blanks = blanksIn(value);
    refuse(outgoing === 'template' ? blanks.filter(({ text }) => !text.startsWith('{{')) : blanks, name);
  }
}

function refuse(blanks: readonly Blank[], path: string): void {
  const [first, ...others] = [...new Set(blanks.map(({ text }) => text))];
  if (first === undefined) return;
  const all = listWords([first, ...others].slice(0, 3).map((text) => `“${text}”`));
  throw new OperationError(
    'bad_input',
    `Nothing was sent: ${all} ${others.length === 0 ? 'is' : 'are'} still to be filled in. Say what goes there, or leave the blank out.`,
    [first, ...others].map((text) => ({ path, message: `“${text}” is still to be filled in.` })),
  );
}
