import { getDashboard } from '@brandwright/contract/insight/get-dashboard.ts';
import { implement } from '../kernel/request/implementation.ts';
import { ownTiles, showDashboard } from './dashboards.ts';

export default implement(getDashboard, {
  async run(context) {
    return { output: showDashboard(context, await ownTiles(context)) };
  },
});
