import { OperationError, type InputOf } from '@brandwright/contract';
import { createProjectRequest } from '@brandwright/contract/sourcing/rfq/create-project-request.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { toRequest } from './request-rows.ts';
import {
  refusePast,
  fromTechPack,
  type Values,
  onlySaid,
  asTitle,
  insertRequest,
  subject,
  removeDraft,
} from './make.ts';

type Said = Omit<InputOf<typeof createProjectRequest>, 'techPackId'>;

export default implement(createProjectRequest, {
  async run(context, { techPackId, ...said }) {
    refusePast(context, said.neededBy);
    const pack = await fromTechPack(context, techPackId);
    const values: Values = { ...pack, ...onlySaid<Said>(said) };
    const title = said.title ? asTitle(said.title) : pack.title;
    if (!title)
      throw new OperationError(
        'bad_input',
        'What do you want made? A few words are enough, such as "linen totes".',
        [{ path: 'title', message: 'Say what is wanted.' }],
      );
    const row = await insertRequest(context, { ...values, title, step: 'REVIEW' });
    return { output: await toRequest(context, row), undo: { requestId: row.id }, subject: subject(row) };
  },
  undo: removeDraft,
});
