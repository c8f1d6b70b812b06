import { OperationError } from '@brandwright/contract';
import { updateProjectRequest } from '@brandwright/contract/sourcing/rfq/update-project-request.ts';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { changeRequest, findRequest, lockRequest, toRequest, type RequestRow } from './request-rows.ts';
import { editable } from './rules.ts';
import {
  requireEditable,
  refusePast,
  withCategory,
  onlySaid,
  asTitle,
  subject,
  type Values,
} from './make.ts';

const keptUndo = z.object({
  requestId: z.uuid(),
  updatedAt: z.string(),
  before: z.record(z.string(), z.unknown()),
});

export default implement(updateProjectRequest, {
  async run(context, { requestId, newTitle, ...said }) {
    const found = await findRequest(context, requestId);
    const row = await lockRequest(context, found.id);
    requireEditable(row);
    refusePast(context, said.neededBy);
    const values = await withCategory(
      context,
      row,
      onlySaid({ ...said, title: newTitle === undefined ? undefined : asTitle(newTitle) }),
    );
    if (Object.keys(values).length === 0)
      throw new OperationError(
        'bad_input',
        'What should change? For example, "make it 1,500 units" or "target price $5.50".',
      );
    const hasUnsentChanges = row.status !== 'DRAFT';
    const changed = await changeRequest(context, row.id, { ...values, hasUnsentChanges });
    const before = Object.fromEntries(
      [...Object.keys(values), 'hasUnsentChanges'].map((name) => [name, row[name as keyof RequestRow]]),
    );
    return {
      output: await toRequest(context, changed),
      undo: { requestId: row.id, updatedAt: changed.updatedAt.toISOString(), before },
      subject: subject(row),
    };
  },
  async undo(context, undo) {
    const { requestId, updatedAt, before } = keptUndo.parse(undo);
    const row = await lockRequest(context, requestId);
    if (row.updatedAt.toISOString() !== updatedAt || !editable.has(row.status))
      throw new OperationError('conflict', `"${row.title}" has changed since then. Edit it instead.`);
    await changeRequest(context, requestId, before as Values);
  },
});
