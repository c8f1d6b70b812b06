// Made from the files of the area by `npm run operations:index`.
export { findStoresByHandle } from './find-stores-by-handle.ts';
export { getStorefrontProtection } from './protection/get-storefront-protection.ts';
export { requestAccessCode } from './protection/request-access-code.ts';
export { setStorefrontProtection } from './protection/set-storefront-protection.ts';
export { submitAccessCode } from './protection/submit-access-code.ts';
