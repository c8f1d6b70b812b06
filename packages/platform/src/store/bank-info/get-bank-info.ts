import { getBankInfo } from '@brandwright/contract/store/bank-info/get-bank-info.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readBankRow, toBankInfo } from './show-bank-info.ts';

export default implement(getBankInfo, {
  run: async (context) => ({ output: toBankInfo(await readBankRow(context)) }),
});
