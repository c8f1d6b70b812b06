import { getReceiving } from '@brandwright/contract/fulfillment/receivings/get-receiving.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findReceiving } from './find-receiving.ts';
import { showReceiving } from './show-receiving.ts';

export default implement(getReceiving, {
  run: async (context, { sn }) => ({
    output: await showReceiving(context, await findReceiving(context, sn)),
  }),
});
