import { OperationError } from '@brandwright/contract';
import { restoreBrandKitVersion } from '@brandwright/contract/brand-kits/restore-brand-kit-version.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { changed } from '../answer-change.ts';
import { findKit } from '../find-kit.ts';
import { cancelWork } from '../generation/cancel.ts';
import { changeKit } from '../keep-kit.ts';
import { putBack, undoOf, withoutLoading } from '../undo-change.ts';
import { versionNamed } from './find-version.ts';

export default implement(restoreBrandKitVersion, {
  async run(context, { brandKit, version }) {
    const row = await findKit(context, brandKit);
    const wanted = version ?? row.version - 1;
    if (wanted < 1)
      throw new OperationError(
        'conflict',
        `${row.name} has only one version, so there’s nothing to go back to.`,
      );
    if (wanted === row.version)
      throw new OperationError('conflict', `${row.name} is already as it was in version ${wanted}.`);
    const content = withoutLoading(await versionNamed(context, row, wanted));
    await cancelWork(context, row.id);
    // Whether the kit is archived or its page published is said elsewhere, and no part of what it holds.
    const change = await changeKit(context, row.id, `Restored version ${wanted}`, (now) => ({
      ...content,
      isArchived: now.isArchived,
      isWaitlistSitePublished: now.isWaitlistSitePublished,
    }));
    const { output, subject } = await changed(context, change);
    return { output: { ...output, restoredVersion: wanted }, subject, undo: undoOf(change, 'whole') };
  },
  undo: putBack,
});
