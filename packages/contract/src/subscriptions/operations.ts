// Made from the files of the area by `npm run operations:index`.
export { createVipRequest } from './vip/create-vip-request.ts';
export { listVipRequests } from './vip/list-vip-requests.ts';
export { updateVipRequest } from './vip/update-vip-request.ts';
