import { declareOperation } from '../kernel/operation.ts';
import { shared } from './get-setting.ts';

export const getDisplaySetting = declareOperation({
  ...shared,
  name: 'get_display_setting',
  title: 'Public setting',
  description: 'Reads a setting of the installation that anyone may see, by its key.',
  examples: ['Read the public setting education'],
  http: { method: 'GET', path: '/commons/business-settings/DISPLAY/{key}' },
  access: { kind: 'public' },
  summary: (result) => `Here is the setting ${result.key}.`,
});
