import { OperationError } from '@brandwright/contract';
import { getJob } from '@brandwright/contract/copilot/get-job.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findJob } from '../kernel/jobs/jobs.ts';

export default implement(getJob, {
  async run(context, { id }) {
    const job = await findJob(context.db, context.storeId, id);
    if (!job) throw new OperationError('not_found', 'That job wasn’t found.');
    const { name, percent, note, result, error } = job;
    return {
      output: {
        id,
        name,
        status: job.status as 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED',
        percent,
        note,
        result: result ?? null,
        error,
      },
    };
  },
});
