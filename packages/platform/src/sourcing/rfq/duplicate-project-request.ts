import { duplicateProjectRequest } from '@brandwright/contract/sourcing/rfq/duplicate-project-request.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findRequest, toRequest } from './request-rows.ts';
import { dayOf } from './rules.ts';
import { insertRequest, subject, removeDraft } from './make.ts';

export default implement(duplicateProjectRequest, {
  async run(context, { requestId }) {
    const {
      storeId: _store,
      id: _id,
      createdAt: _at,
      submittedAt: _sent,
      ...said
    } = await findRequest(context, requestId);
    const today = dayOf(context.clock.now());
    const row = await insertRequest(context, {
      ...said,
      title: /\(copy\)$/.test(said.title) ? said.title : `${said.title} (copy)`,
      // A day that has passed is asked anew.
      neededBy: said.neededBy && said.neededBy >= today ? said.neededBy : null,
      step: 'REVIEW',
      hasUnsentChanges: false,
    });
    return { output: await toRequest(context, row), undo: { requestId: row.id }, subject: subject(row) };
  },
  undo: removeDraft,
});
