import { OperationError } from '@brandwright/contract';
import type { ModuleContent } from '@brandwright/contract/brand-kits/modules/entities.ts';
import { updateBrandModule } from '@brandwright/contract/brand-kits/modules/update-brand-module.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findModule } from './find-module.ts';
import { shownWithRequest } from './show-module.ts';
import { keep, undoOf, putBack } from './change.ts';

function withoutItem(content: ModuleContent, said: string, title: string): ModuleContent {
  const low = said.toLowerCase();
  const found =
    content.items.find((item) => item.toLowerCase() === low) ??
    content.items.find((item) => item.toLowerCase().includes(low));
  if (found === undefined)
    throw new OperationError(
      'not_found',
      `The module ${title} has no line “${said}”. It has ${content.items.slice(0, 5).join('; ') || 'no lines'}.`,
    );
  return { ...content, items: content.items.filter((item) => item !== found) };
}

export default implement(updateBrandModule, {
  async run(context, { module, title, text, addItem, removeItem }) {
    const row = await findModule(context, module, { forChange: true });
    if (row.isArchived)
      throw new OperationError('bad_transition', `The module ${row.title} is archived. Restore it first.`);
    if (title === undefined && text === undefined && addItem === undefined && removeItem === undefined)
      throw new OperationError(
        'bad_input',
        'Say what should change: the title, the text, or a line to add or remove.',
      );
    let content: ModuleContent = text === undefined ? row.content : { ...row.content, text };
    if (removeItem !== undefined) content = withoutItem(content, removeItem, row.title);
    if (addItem !== undefined) {
      if (content.items.length >= 40)
        throw new OperationError(
          'conflict',
          `The module ${row.title} has 40 lines, the most it can hold. Remove one first.`,
        );
      content = { ...content, items: [...content.items, addItem] };
    }
    const after = await keep(context, row, { content, ...(title === undefined ? {} : { title }) });
    return {
      output: await shownWithRequest(context, after),
      undo: undoOf(row),
      subject: { kind: 'brand_kit_module', id: row.id },
    };
  },
  undo: putBack,
});
