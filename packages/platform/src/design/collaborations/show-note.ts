import type { AnyDeclaration } from '@brandwright/contract';
import type { Context } from '../../kernel/request/context.ts';
import { noteOf } from '../../kernel/approvals/outgoing-letter.ts';
import { plainPreview } from '../../kernel/approvals/plain-preview.ts';

/** Where a comment asks before it is written, it is shown as it will stand. */
export const showNote =
  (declaration: AnyDeclaration) =>
  <Input extends { text: string }>(context: Context, said: Input) => {
    const input = { ...said, text: noteOf(context, said.text) };
    return Promise.resolve({ input, preview: plainPreview(declaration, input) });
  };
