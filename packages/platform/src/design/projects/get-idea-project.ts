import { getIdeaProject } from '@brandwright/contract/design/projects/get-idea-project.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findProject } from './find-project.ts';
import { toDetail } from './project-rows.ts';

export default implement(getIdeaProject, {
  async run(context, { projectId }) {
    return { output: await toDetail(context, await findProject(context, projectId)) };
  },
});
