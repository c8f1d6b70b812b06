import type { CardMap } from '../../../card-props.ts';

export const imageSearchCards = {} satisfies Partial<CardMap>;
