import { OperationError } from '@brandwright/contract';
import { updateIdeaProject } from '@brandwright/contract/design/projects/update-idea-project.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findProject, lockProject } from './find-project.ts';
import { refusePast, asTitle, onlySaid, change, putBack } from './projects.ts';

export default implement(updateIdeaProject, {
  async run(context, { projectId, newTitle, description, quantity, printing, launchDate }) {
    refusePast(context, launchDate);
    const row = await lockProject(context, (await findProject(context, projectId)).id);
    const title = newTitle === undefined ? undefined : asTitle(newTitle);
    const values = onlySaid({ title, description, quantity, printing, launchDate });
    if (Object.keys(values).length === 0)
      throw new OperationError(
        'bad_input',
        `What should change about "${row.title}"? For example, "rename it to Reading lamp" or "launch on March 15".`,
      );
    return change(context, row, values);
  },
  undo: putBack,
});
