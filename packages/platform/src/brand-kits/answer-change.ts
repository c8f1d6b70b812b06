import type { Context } from '../kernel/request/context.ts';
import { describeKit } from './describe-kit.ts';
import type { Change } from './keep-kit.ts';
import { undoOf } from './undo-change.ts';

/** What every change of a kit answers. */
export async function changed(context: Context, change: Change) {
  return {
    output: await describeKit(context, change.after),
    undo: undoOf(change),
    subject: { kind: 'brand_kit', id: change.after.id },
  };
}
