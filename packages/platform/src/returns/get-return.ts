import { getReturn } from '@brandwright/contract/returns/get-return.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findReturn } from './find-return.ts';
import { showReturn } from './show-return.ts';

export default implement(getReturn, {
  run: async (context, { id }) => ({ output: await showReturn(context, await findReturn(context, id)) }),
});
