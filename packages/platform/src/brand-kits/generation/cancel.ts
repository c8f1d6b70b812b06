import type { WorkType } from '@brandwright/contract/brand-kits/enums.ts';
import type { Context } from '../../kernel/request/context.ts';
import { changeKit } from '../keep-kit.ts';
import { unmarkLoading } from './places.ts';
import { changeRequests, pendingWork, startNext } from './requests.ts';

/**
 * Stops what is pending for a kit, all of it or some types. What is being done right now is dropped when it ends; slots
 * that were loading are empty again; other work of the same chain goes on. Answers how many pieces were stopped.
 */
export async function cancelWork(
  context: Context,
  kitId: string,
  types?: readonly WorkType[],
): Promise<number> {
  const stopped = await pendingWork(context, kitId, types);
  if (stopped.length === 0) return 0;
  await changeRequests(
    context,
    stopped.map(({ id }) => id),
    { result: 'CANCELED', finishedAt: context.clock.now() },
  );
  await changeKit(context, kitId, 'Stopped what was being made', (content) =>
    stopped.reduce((next, { type, order }) => unmarkLoading(next, type, order), content),
  );
  for (const chainId of new Set(stopped.map((one) => one.chainId))) await startNext(context, chainId);
  return stopped.length;
}
