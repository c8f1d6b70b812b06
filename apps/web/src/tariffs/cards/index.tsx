import type { CardMap } from '../../card-props.ts';

export const tariffsCards = {} satisfies Partial<CardMap>;
