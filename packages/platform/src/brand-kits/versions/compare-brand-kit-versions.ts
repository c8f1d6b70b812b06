import { OperationError } from '@brandwright/contract';
import { compareBrandKitVersions } from '@brandwright/contract/brand-kits/compare-brand-kit-versions.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findKit } from '../find-kit.ts';
import { differences } from './differences.ts';
import { versionNamed } from './find-version.ts';

export default implement(compareBrandKitVersions, {
  async run(context, { brandKit, fromVersion, toVersion }) {
    const row = await findKit(context, brandKit);
    const [a, b] = [fromVersion ?? (toVersion ?? row.version) - 1, toVersion ?? row.version];
    if (a < 1)
      throw new OperationError(
        'conflict',
        `${row.name} has only one version, so there’s nothing to compare it with.`,
      );
    const [from, to] = [Math.min(a, b), Math.max(a, b)];
    const [before, after] = [await versionNamed(context, row, from), await versionNamed(context, row, to)];
    return {
      output: {
        brandKitId: row.id,
        kitName: row.name,
        fromVersion: from,
        toVersion: to,
        changes: differences(before, after),
      },
    };
  },
});
