import { getStorefrontProtection } from '@brandwright/contract/storefront/protection/get-storefront-protection.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readProtectionRow, toProtection } from './protection.ts';

export default implement(getStorefrontProtection, {
  run: async (context) => ({ output: toProtection(await readProtectionRow(context)) }),
});
