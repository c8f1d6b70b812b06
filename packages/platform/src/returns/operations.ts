// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import calcReturn from './calc-return.ts';
import changeReturnStatus from './change-return-status.ts';
import createReturn from './create-return.ts';
import exportReturns from './export-returns.ts';
import getReturnSettings from './get-return-settings.ts';
import getReturn from './get-return.ts';
import listReturnResults from './list-return-results.ts';
import listReturns from './list-returns.ts';
import openPublicReturn from './open-public-return.ts';
import refundReturn from './refund-return.ts';
import requestPublicReturn from './request-public-return.ts';
import sumReturnFees from './sum-return-fees.ts';
import updateReturnSettings from './update-return-settings.ts';

export const returnsOperations: readonly Implementation[] = [
  calcReturn,
  changeReturnStatus,
  createReturn,
  exportReturns,
  getReturnSettings,
  getReturn,
  listReturnResults,
  listReturns,
  openPublicReturn,
  refundReturn,
  requestPublicReturn,
  sumReturnFees,
  updateReturnSettings,
];
