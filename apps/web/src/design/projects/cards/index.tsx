import type { CardMap } from '../../../card-props.ts';

export const projectCards = {} satisfies Partial<CardMap>;
