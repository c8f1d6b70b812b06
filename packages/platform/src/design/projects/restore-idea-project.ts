import { restoreIdeaProject } from '@brandwright/contract/design/projects/restore-idea-project.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { setArchived, putBack } from './projects.ts';

export default implement(restoreIdeaProject, {
  run: (context, { projectId }) => setArchived(context, projectId, false),
  undo: putBack,
});
