import { OperationError } from '@brandwright/contract';
import { createMarkupThread } from '@brandwright/contract/design/collaborations/create-markup-thread.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findCollaboration } from './find.ts';
import { faultOfMarkup, keptShapes, middleOf } from './rules.ts';
import { pin, unpin } from './threads.ts';

export default implement(createMarkupThread, {
  async run(context, { collaborationId, shapes, text }) {
    const fault = faultOfMarkup(shapes);
    if (fault !== null) throw new OperationError('bad_input', fault, [{ path: 'shapes', message: fault }]);
    const kept = keptShapes(shapes);
    const picture = await findCollaboration(context, collaborationId);
    return pin(context, { collaborationId: picture.id, text, shapes: kept, ...middleOf(kept) });
  },
  undo: unpin,
});
