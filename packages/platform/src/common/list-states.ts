import { listStates } from '@brandwright/contract/common/list-states.ts';
import { implement } from '../kernel/request/implementation.ts';
import { statesOf } from './states.ts';

export default implement(listStates, {
  run: async (_context, { countryCode }) => ({ output: { countryCode, states: statesOf(countryCode) } }),
});
