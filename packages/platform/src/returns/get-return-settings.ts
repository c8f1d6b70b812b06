import { getReturnSettings } from '@brandwright/contract/returns/get-return-settings.ts';
import { implement } from '../kernel/request/implementation.ts';
import { readSettings } from './settings.ts';

export default implement(getReturnSettings, {
  run: async (context) => ({ output: await readSettings(context) }),
});
