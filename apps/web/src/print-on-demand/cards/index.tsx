import type { CardMap } from '../../card-props.ts';

export const printOnDemandCards = {} satisfies Partial<CardMap>;
