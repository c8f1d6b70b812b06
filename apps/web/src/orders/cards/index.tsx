import type { CardMap } from '../../card-props.ts';

export const ordersCards = {} satisfies Partial<CardMap>;
