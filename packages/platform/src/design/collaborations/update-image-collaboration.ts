import { OperationError } from '@brandwright/contract';
import { updateImageCollaboration } from '@brandwright/contract/design/collaborations/update-image-collaboration.ts';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { isAsLeft } from '../projects/rules.ts';
import { findCollaboration, lockCollaboration, type CollaborationRow } from './find.ts';
import { changeCollaboration, toDetail } from './rows.ts';
import { subject } from './collaborations.ts';

const keptChange = z.object({
  collaborationId: z.uuid(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

export default implement(updateImageCollaboration, {
  async run(context, { collaborationId, newTitle, isArchived }) {
    const row = await lockCollaboration(context, (await findCollaboration(context, collaborationId)).id);
    const values = {
      ...(newTitle === undefined ? {} : { title: newTitle }),
      ...(isArchived === undefined ? {} : { isArchived }),
    };
    const names = Object.keys(values) as (keyof typeof values)[];
    if (names.length === 0)
      throw new OperationError(
        'bad_input',
        `What should change about "${row.title}"? Say a new title, or "archive it".`,
      );
    const changed = await changeCollaboration(context, row.id, values);
    const pick = (one: CollaborationRow) => Object.fromEntries(names.map((name) => [name, one[name]]));
    return {
      output: await toDetail(context, changed),
      undo: { collaborationId: row.id, before: pick(row), after: pick(changed) },
      subject: subject(row),
    };
  },
  async undo(context, undo) {
    const { collaborationId, before, after } = keptChange.parse(undo);
    const row = await lockCollaboration(context, collaborationId);
    if (!isAsLeft(row, after))
      throw new OperationError('conflict', `"${row.title}" has changed since then. Edit it instead.`);
    await changeCollaboration(context, collaborationId, before);
  },
});
