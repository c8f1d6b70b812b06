import { openPictureCollaboration } from '@brandwright/contract/design/collaborations/open-picture-collaboration.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findProject } from '../projects/find-project.ts';
import { pictureAddress } from '../projects/picture-address.ts';
import type { FoundPicture } from './find-picture.ts';
import { pictureAt } from './picture-at.ts';
import { toDetail } from './rows.ts';
import { lockSources, ofSource, insertCollaboration, subject } from './collaborations.ts';

/** The picture at a place, which is what the place says and not what the caller does. */
async function placed(
  context: Context,
  source: string,
  title: string,
  project: { id: string } | null,
): Promise<FoundPicture> {
  const { imageUrl, projectId } = await pictureAt(context, source);
  return { source, imageUrl, title, projectId: projectId ?? project?.id ?? null };
}

export default implement(openPictureCollaboration, {
  async run(context, { source, imageUrl, title, projectId }) {
    await pictureAddress(context, imageUrl);
    await lockSources(context);
    const there = await ofSource(context, source);
    const project = projectId === undefined ? null : await findProject(context, projectId);
    const row = there ?? (await insertCollaboration(context, await placed(context, source, title, project)));
    return { output: await toDetail(context, row), subject: subject(row) };
  },
});
