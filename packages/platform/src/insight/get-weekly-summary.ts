import { getWeeklySummary } from '@brandwright/contract/insight/get-weekly-summary.ts';
import { implement } from '../kernel/request/implementation.ts';
import { isReader } from './weekly-readers.ts';
import { summarize } from './weekly.ts';

export default implement(getWeeklySummary, {
  async run(context, { weeksAgo }) {
    return { output: await summarize(context, weeksAgo, await isReader(context)) };
  },
});
