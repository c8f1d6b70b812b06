// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import createVipRequest from './vip/create-vip-request.ts';
import listVipRequests from './vip/list-vip-requests.ts';
import updateVipRequest from './vip/update-vip-request.ts';

export const subscriptionsOperations: readonly Implementation[] = [
  createVipRequest,
  listVipRequests,
  updateVipRequest,
];
