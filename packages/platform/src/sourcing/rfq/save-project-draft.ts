import { saveProjectDraft } from '@brandwright/contract/sourcing/rfq/save-project-draft.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { changeRequest, lockRequest, toRequest, type RequestRow } from './request-rows.ts';
import {
  type Values,
  fromTechPack,
  onlySaid,
  asTitle,
  insertRequest,
  subject,
  requireEditable,
  withCategory,
} from './make.ts';

const differs = (row: RequestRow, values: Values) =>
  Object.entries(values).some(
    ([name, value]) => JSON.stringify(row[name as keyof RequestRow]) !== JSON.stringify(value),
  );

export default implement(saveProjectDraft, {
  async run(context, { requestId, techPackId, title, ...said }) {
    const kept: Values = {
      ...(await fromTechPack(context, techPackId)),
      ...onlySaid(said),
      ...(title === undefined ? {} : { title: asTitle(title.trim()) }),
    };
    if (requestId === undefined) {
      const row = await insertRequest(context, kept);
      return { output: await toRequest(context, row), subject: subject(row) };
    }
    const row = await lockRequest(context, requestId);
    requireEditable(row);
    const { step: _step, ...content } = kept;
    const changed = await changeRequest(context, row.id, {
      ...(await withCategory(context, row, kept)),
      hasUnsentChanges: row.status === 'DRAFT' ? false : row.hasUnsentChanges || differs(row, content),
    });
    return { output: await toRequest(context, changed), subject: subject(row) };
  },
});
