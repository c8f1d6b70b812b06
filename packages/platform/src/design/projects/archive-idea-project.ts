import { archiveIdeaProject } from '@brandwright/contract/design/projects/archive-idea-project.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { setArchived, putBack } from './projects.ts';

export default implement(archiveIdeaProject, {
  run: (context, { projectId }) => setArchived(context, projectId, true),
  undo: putBack,
});
