// Made from the files of the area by `npm run operations:index`.
export { buyLabel } from './buy-label.ts';
export { getLabel } from './get-label.ts';
export { getPackingSlips } from './get-packing-slips.ts';
export { getPickList } from './get-pick-list.ts';
export { listLabels } from './list-labels.ts';
export { quoteLabel } from './quote-label.ts';
export { createReceiving } from './receivings/create-receiving.ts';
export { getReceiving } from './receivings/get-receiving.ts';
export { listReceivings } from './receivings/list-receivings.ts';
export { receiveReceiving } from './receivings/receive-receiving.ts';
export { updateReceiving } from './receivings/update-receiving.ts';
export { shipOrder } from './ship-order.ts';
export { validateAddress } from './validate-address.ts';
export { voidLabel } from './void-label.ts';
