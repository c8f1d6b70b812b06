import { OperationError } from '@brandwright/contract';
import { createImageCollaboration } from '@brandwright/contract/design/collaborations/create-image-collaboration.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findPicture } from './find-picture.ts';
import { toDetail } from './rows.ts';
import { lockSources, ofSource, insertCollaboration, subject, removeFresh } from './collaborations.ts';

export default implement(createImageCollaboration, {
  async run(context, { picture, title, projectId }) {
    const found = await findPicture(context, picture, projectId);
    await lockSources(context);
    const there = found.source === null ? undefined : await ofSource(context, found.source);
    if (there && !there.isArchived)
      throw new OperationError('conflict', `"${there.title}" is already in review. Pin a comment on it.`);
    // A new round of a picture whose review was put away stands beside that one.
    const row = await insertCollaboration(context, {
      ...found,
      title: title ?? found.title,
      source: there ? null : found.source,
    });
    return {
      output: await toDetail(context, row),
      undo: { collaborationId: row.id, threads: 0 },
      subject: subject(row),
    };
  },
  undo: removeFresh,
});
