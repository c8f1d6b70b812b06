import { OperationError } from '@brandwright/contract';
import { startFinancialExport } from '@brandwright/contract/orders/start-financial-export.ts';
import { implement } from '../kernel/request/implementation.ts';
import { jobName, describeExport } from './export.ts';

export default implement(startFinancialExport, {
  async run(context, input) {
    if (input.placedFrom && input.placedTo && input.placedFrom > input.placedTo) {
      throw new OperationError('bad_input', 'The first day is after the last one. Swap the two.', [
        { path: 'placedFrom', message: 'After placedTo.' },
      ]);
    }
    const id = await context.jobs.enqueue(jobName, { ...input });
    return { output: await describeExport(context, id), subject: { kind: 'job', id } };
  },
});
