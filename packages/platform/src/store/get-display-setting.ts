import { getDisplaySetting } from '@brandwright/contract/store/get-display-setting.ts';
import { implement } from '../kernel/request/implementation.ts';
import { readSetting } from './get-setting.ts';

export default implement(getDisplaySetting, {
  run: async (context, { key }) => ({ output: await readSetting(context, 'DISPLAY', key) }),
});
