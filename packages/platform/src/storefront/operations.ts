// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import findStoresByHandle from './find-stores-by-handle.ts';
import getStorefrontProtection from './protection/get-storefront-protection.ts';
import requestAccessCode from './protection/request-access-code.ts';
import setStorefrontProtection from './protection/set-storefront-protection.ts';
import submitAccessCode from './protection/submit-access-code.ts';

export const storefrontOperations: readonly Implementation[] = [
  findStoresByHandle,
  getStorefrontProtection,
  requestAccessCode,
  setStorefrontProtection,
  submitAccessCode,
];
