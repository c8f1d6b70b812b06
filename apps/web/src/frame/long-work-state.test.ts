import { describe, expect, it } from 'vitest';
import { longWork } from '@brandwright/contract/copilot/long-work.ts';
import type { JobTold } from '#api/live-events.ts';
import { areaRoutes } from '../areas.ts';
import { readGroups, takeJob, workLine, type EndedWork, type WorkGroups } from './long-work-state.ts';

const kit = 'brand_kits.generation';

function after(...told: (Partial<JobTold> & { jobId: string })[]) {
  let groups: WorkGroups = {};
  const ended: EndedWork[] = [];
  for (const one of told) {
    const next = takeJob(groups, { name: kit, ...one }, 0);
    groups = next.groups;
    if (next.ended) ended.push(next.ended);
  }
  const group = groups[kit];
  return { line: group ? workLine(group) : null, ended };
}

describe('long work', () => {
  it('leads to a screen that there is', () => {
    const screens = new Set<string>(Object.keys(areaRoutes));
    const paths = Object.values(longWork).map(({ path }) => path.split('?')[0] ?? '');
    expect(paths.filter((path) => !screens.has(path))).toEqual([]);
  });

  it('of several jobs is one line, over when the last one is', () => {
    const begun = [
      { jobId: 'a', status: 'RUNNING' as const, percent: 0 },
      { jobId: 'b', status: 'RUNNING' as const, percent: 0 },
      { jobId: 'a', percent: 50, note: 'names' },
    ];
    expect(after(...begun).line).toEqual({
      text: 'Making your brand kit',
      detail: '2 parts to go · names',
      percent: 25,
    });
    const one = after(...begun, { jobId: 'a', status: 'DONE' });
    expect(one.line).toEqual({ text: 'Making your brand kit', detail: 'names', percent: 50 });
    expect(one.ended).toEqual([]);
    const both = after(...begun, { jobId: 'a', status: 'DONE' }, { jobId: 'b', status: 'DONE' });
    expect(both).toEqual({ line: null, ended: [{ name: kit, error: null }] });
  });

  it('that is done in pieces, one after the other, is over with the last piece', () => {
    const first = [
      { jobId: 'a', status: 'RUNNING' as const, percent: 95, note: 'words' },
      { jobId: 'a', status: 'DONE' as const, next: ['b'] },
    ];
    expect(after(...first)).toEqual({
      line: { text: 'Making your brand kit', detail: 'words', percent: 100 },
      ended: [],
    });
    const second = after(...first, { jobId: 'b', percent: 40, note: 'pictures' });
    expect(second.line).toEqual({ text: 'Making your brand kit', detail: 'pictures', percent: 40 });
    const last = after(...first, { jobId: 'b', status: 'DONE' });
    expect(last).toEqual({ line: null, ended: [{ name: kit, error: null }] });
  });

  it('tells what failed, also when the rest went well', () => {
    const { ended } = after(
      { jobId: 'a', status: 'RUNNING' },
      { jobId: 'b', status: 'RUNNING' },
      { jobId: 'a', status: 'FAILED', error: 'No room.' },
      { jobId: 'b', status: 'DONE' },
    );
    expect(ended).toEqual([{ name: kit, error: 'No room.' }]);
  });

  it('is known again after a reload, and what was not kept by us is passed over', () => {
    const { groups } = takeJob({}, { name: kit, jobId: 'a', status: 'RUNNING', percent: 30 }, 5);
    const again = readGroups(JSON.stringify(groups));
    expect(again[kit]).toMatchObject({ jobs: { a: { percent: 30, isOver: false } }, heardAt: 0 });
    expect([readGroups(null), readGroups('{'), readGroups('{"a":1}')]).toEqual([{}, {}, {}]);
  });

  it('that nobody waits for is not shown, nor the end of what was not seen to run, nor an end twice', () => {
    expect(after({ jobId: 'a', name: 'deliver_supplier_message', status: 'RUNNING' }).line).toBeNull();
    expect(after({ jobId: 'a', status: 'DONE' })).toEqual({ line: null, ended: [] });
    const again = after(
      { jobId: 'a', status: 'RUNNING' },
      { jobId: 'b', status: 'RUNNING' },
      { jobId: 'a', status: 'DONE' },
      { jobId: 'a', percent: 10 },
    );
    expect(again.line?.percent).toBe(50);
  });
});
