import { z } from 'zod';
import { longWork } from '@brandwright/contract/copilot/long-work.ts';
import type { JobTold } from '#api/live-events.ts';

/** Jobs of one kind that run together: the parts of a brand kit, a batch of pictures. */
const workGroup = z.object({
  name: z.string(),
  /** Percent of each by its id; those that are over stay until the last one is, unless others go on in their place. */
  jobs: z.record(z.string(), z.object({ percent: z.number(), isOver: z.boolean() })),
  /** Of the last that said something. */
  note: z.string(),
  error: z.string().nullable(),
  /** When it was last heard of, in milliseconds since 1970. */
  heardAt: z.number(),
});
export type WorkGroup = z.output<typeof workGroup>;
export type WorkGroups = Readonly<Record<string, WorkGroup>>;

/** Groups that were kept as text; none when it is no such text. All count as not heard of for long. */
export function readGroups(text: string | null): WorkGroups {
  try {
    const groups = z.record(z.string(), workGroup).parse(JSON.parse(text ?? '{}'));
    return Object.fromEntries(
      Object.entries(groups).map(([name, group]) => [name, { ...group, heardAt: 0 }]),
    );
  } catch {
    return {};
  }
}

/** Work that came to its end, with what went wrong. */
export interface EndedWork {
  name: string;
  error: string | null;
}

/** The groups after something was told of a job, and the group that ended with it. */
export function takeJob(
  groups: WorkGroups,
  told: JobTold,
  nowMs: number,
): { groups: WorkGroups; ended: EndedWork | null } {
  const { name, jobId, status } = told;
  if (!longWork[name]) return { groups, ended: null };
  const before = groups[name];
  const isOver = status === 'DONE' || status === 'FAILED';
  const known = before?.jobs[jobId];
  // The end of what was never seen to run is no news, and what is over is over.
  if ((isOver && !before) || known?.isOver) return { groups, ended: null };
  const percent = status === 'DONE' ? 100 : Math.max(0, Math.min(100, told.percent ?? known?.percent ?? 0));
  // What goes on stands where the piece before it ended, until it says how far it is itself.
  const next = isOver ? (told.next ?? []) : [];
  const { [jobId]: _told, ...otherJobs } = before?.jobs ?? {};
  const group: WorkGroup = {
    name,
    jobs:
      next.length > 0
        ? { ...otherJobs, ...Object.fromEntries(next.map((id) => [id, { percent, isOver: false }])) }
        : { ...before?.jobs, [jobId]: { percent, isOver } },
    note: told.note || before?.note || '',
    error: (status === 'FAILED' ? (told.error ?? '') : null) ?? before?.error ?? null,
    heardAt: nowMs,
  };
  if (!Object.values(group.jobs).every((job) => job.isOver))
    return { groups: { ...groups, [name]: group }, ended: null };
  const { [name]: _, ...others } = groups;
  return { groups: others, ended: { name, error: group.error } };
}

/** What is shown of a group: "Making your brand kit · names and slogans", and how far all of it is. */
export function workLine({ name, jobs, note }: WorkGroup): { text: string; detail: string; percent: number } {
  const all = Object.values(jobs);
  const left = all.filter((job) => !job.isOver).length;
  const detail = [left > 1 ? `${left} parts to go` : '', note].filter(Boolean).join(' · ');
  const percent = Math.round(all.reduce((sum, job) => sum + job.percent, 0) / Math.max(1, all.length));
  return { text: longWork[name]?.doing ?? '', detail, percent };
}
