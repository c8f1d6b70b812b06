import { OperationError } from '@brandwright/contract';
import { updateAiIdea } from '@brandwright/contract/design/ideas/update-ai-idea.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findIdea } from './find-idea.ts';
import { keepIdea, type IdeaChange } from './keep-idea.ts';
import { assertOpen, assertTransition } from './rules.ts';
import { showIdea } from './show-idea.ts';
import { undoOf, putBack } from './change.ts';

export default implement(updateAiIdea, {
  async run(context, { aiIdea, title, description, audience, visibility, archive }) {
    const row = await findIdea(context, aiIdea, true);
    const change: IdeaChange = {
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
      ...(audience === undefined ? {} : { audience }),
    };
    if (Object.keys(change).length === 0 && !visibility && !archive)
      throw new OperationError(
        'bad_input',
        'Say what should change: title, description, audience, whether it is public, or whether it is archived.',
      );
    if (Object.keys(change).length > 0) assertOpen(row);
    if (archive) {
      const state = archive === 'ARCHIVE' ? 'ARCHIVED' : 'DRAFT';
      assertTransition(row, state);
      change.state = state;
    }
    if (visibility) {
      if (visibility === 'PUBLIC' && row.result !== 'SUCCESS')
        throw new OperationError(
          'conflict',
          `AI idea ${row.number} isn’t done yet. Make it public once it is.`,
        );
      if (visibility === 'PUBLIC' && (change.state ?? row.state) === 'ARCHIVED')
        throw new OperationError('bad_transition', `AI idea ${row.number} is archived. Restore it first.`);
      change.isPublic = visibility === 'PUBLIC';
    }
    if (change.state === 'ARCHIVED') change.isPublic = false;
    const after = await keepIdea(context, row, change);
    return { output: showIdea(after), undo: undoOf(row), subject: { kind: 'ai_idea', id: row.id } };
  },
  undo: putBack,
});
