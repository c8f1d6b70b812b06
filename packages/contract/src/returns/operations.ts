// Made from the files of the area by `npm run operations:index`.
export { calcReturn } from './calc-return.ts';
export { changeReturnStatus } from './change-return-status.ts';
export { createReturn } from './create-return.ts';
export { exportReturns } from './export-returns.ts';
export { getReturnSettings } from './get-return-settings.ts';
export { getReturn } from './get-return.ts';
export { listReturnResults } from './list-return-results.ts';
export { listReturns } from './list-returns.ts';
export { openPublicReturn } from './open-public-return.ts';
export { refundReturn } from './refund-return.ts';
export { requestPublicReturn } from './request-public-return.ts';
export { sumReturnFees } from './sum-return-fees.ts';
export { updateReturnSettings } from './update-return-settings.ts';
