import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { invalidateEverything, invalidateOperations, queryClient } from './query-client.ts';

afterEach(() => queryClient.clear());

/** A list on a screen whose first read began before a change and ends after it. */
function firstReadRunning() {
  const reads: ((list: string[]) => void)[] = [];
  const observer = new QueryObserver<string[]>(queryClient, {
    queryKey: ['list_things', {}],
    queryFn: () => new Promise((resolve) => reads.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  return { reads, observer, stop };
}

it.each([
  ['the operations that are named', () => invalidateOperations(['list_things'])],
  ['everything', invalidateEverything],
])('reads %s again when the first read began before the change', async (_what, invalidate) => {
  const { reads, observer, stop } = firstReadRunning();
  await vi.waitFor(() => expect(reads).toHaveLength(1));
  invalidate();
  reads[0]?.(['old']);
  await vi.waitFor(() => expect(reads).toHaveLength(2));
  reads[1]?.(['old', 'new']);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(['old', 'new']));
  expect(reads).toHaveLength(2);
  stop();
});

it('leaves alone what the change is not about', async () => {
  const { reads, observer, stop } = firstReadRunning();
  await vi.waitFor(() => expect(reads).toHaveLength(1));
  invalidateOperations(['list_other_things']);
  reads[0]?.(['old']);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(['old']));
  expect(reads).toHaveLength(1);
  stop();
});
