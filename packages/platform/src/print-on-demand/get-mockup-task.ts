import { getMockupTask } from '@brandwright/contract/print-on-demand/get-mockup-task.ts';
import { implement } from '../kernel/request/implementation.ts';
import { describeTask } from './mockups.ts';

export default implement(getMockupTask, {
  run: async (context, { taskId }) => ({ output: await describeTask(context, taskId) }),
});
