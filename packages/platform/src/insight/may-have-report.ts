import { blockedFeatureCode, OperationError } from '@brandwright/contract';
import type { ReportDeclaration } from '@brandwright/contract/insight/report.ts';
import type { Context } from '../kernel/request/context.ts';

/** A report can require a flag of its own. */
export const mayHaveReport = ({ actor }: Context, { flag }: ReportDeclaration): boolean =>
  actor.kind !== 'user' || actor.flags.includes(flag);

/** Errors: feature_blocked. */
export function requireReport(context: Context, report: ReportDeclaration): void {
  if (mayHaveReport(context, report)) return;
  throw new OperationError('feature_blocked', blockedFeatureCode, [
    {
      path: 'report',
      message: `The report “${report.title}” isn’t turned on for this store. Whoever runs Brandwright for you can turn it on.`,
    },
  ]);
}
