import { saveIdeaProject } from '@brandwright/contract/design/projects/save-idea-project.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findProject, lockProject } from './find-project.ts';
import { change, onlySaid, putBack } from './projects.ts';

export default implement(saveIdeaProject, {
  async run(context, { projectId, ...said }) {
    const row = await lockProject(context, (await findProject(context, projectId)).id);
    return change(context, row, onlySaid(said));
  },
  undo: putBack,
});
