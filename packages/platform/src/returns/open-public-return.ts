import { openPublicReturn } from '@brandwright/contract/returns/open-public-return.ts';
import { implement } from '../kernel/request/implementation.ts';
import { enterOrder, showToShopper } from './public-return.ts';

export default implement(openPublicReturn, {
  run: async (context, { lines, ...named }) => ({
    output: await showToShopper(context, await enterOrder(context, named), lines),
  }),
});
