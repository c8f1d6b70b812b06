import type { CardMap } from '../../../card-props.ts';

export const requestCards = {} satisfies Partial<CardMap>;
