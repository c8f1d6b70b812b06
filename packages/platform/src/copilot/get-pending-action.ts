import { OperationError } from '@brandwright/contract';
import { getPendingAction } from '@brandwright/contract/copilot/get-pending-action.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findAction } from '../kernel/approvals/pending-actions.ts';
import { showAction } from './show-action.ts';

export default implement(getPendingAction, {
  async run(context, { id }) {
    const row = await findAction(context, id);
    if (!row) throw new OperationError('not_found', 'That pending action wasn’t found.');
    return { output: showAction(context, row) };
  },
});
