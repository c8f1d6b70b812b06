import { OperationError } from '@brandwright/contract';
import { archiveBrandModule } from '@brandwright/contract/brand-kits/modules/archive-brand-module.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findModule } from './find-module.ts';
import { shownWithRequest } from './show-module.ts';
import { keep, undoOf, putBack } from './change.ts';

export default implement(archiveBrandModule, {
  async run(context, { module, what }) {
    const isArchived = what === 'ARCHIVE';
    const row = await findModule(context, module, { archived: !isArchived, forChange: true });
    if (row.isArchived === isArchived)
      throw new OperationError(
        'bad_transition',
        `The module ${row.title} is already ${isArchived ? 'archived' : 'in use'}.`,
      );
    const after = await keep(context, row, { isArchived });
    return {
      output: await shownWithRequest(context, after),
      undo: undoOf(row),
      subject: { kind: 'brand_kit_module', id: row.id },
    };
  },
  undo: putBack,
});
