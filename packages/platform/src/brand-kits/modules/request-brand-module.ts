import { OperationError } from '@brandwright/contract';
import { requestBrandModule } from '@brandwright/contract/brand-kits/modules/request-brand-module.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findModule } from './find-module.ts';
import { latestRequests, showModule } from './show-module.ts';
import { ask } from './create.ts';

export default implement(requestBrandModule, {
  async run(context, { module, type, wish }) {
    const row = await findModule(context, module, { forChange: true });
    if (row.isArchived)
      throw new OperationError('bad_transition', `The module ${row.title} is archived. Restore it first.`);
    const latest = (await latestRequests(context, [row.id])).get(row.id);
    if (latest?.result === 'PENDING')
      throw new OperationError('conflict', `The module ${row.title} is already being made. Wait a moment.`);
    await ask(context, row.id, type, wish);
    return {
      output: showModule(row, (await latestRequests(context, [row.id])).get(row.id)),
      subject: { kind: 'brand_kit_module', id: row.id },
    };
  },
});
