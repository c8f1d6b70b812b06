import type { CardMap } from '../../card-props.ts';

export const sourcingCards = {} satisfies Partial<CardMap>;
