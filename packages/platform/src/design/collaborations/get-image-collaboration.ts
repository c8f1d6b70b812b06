import { getImageCollaboration } from '@brandwright/contract/design/collaborations/get-image-collaboration.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findCollaboration } from './find.ts';
import { toDetail } from './rows.ts';

export default implement(getImageCollaboration, {
  async run(context, { collaborationId }) {
    return { output: await toDetail(context, await findCollaboration(context, collaborationId)) };
  },
});
