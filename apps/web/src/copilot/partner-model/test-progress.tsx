import type { Job } from '../use-job.ts';

/** How far a test is. */
export function TestProgress({ job }: { job: Job | undefined }) {
  return (
    <div role="status" className="flex flex-col gap-2 text-sm text-ink-soft">
      <p>{job?.note || 'Starting the test'}</p>
      <progress
        aria-label="Test progress"
        value={job?.percent ?? 0}
        max={100}
        className="h-1.5 w-full overflow-hidden rounded-full accent-(--ink)"
      />
    </div>
  );
}
