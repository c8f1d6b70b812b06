import type { CardMap } from '../../../card-props.ts';

export const imageCards = {} satisfies Partial<CardMap>;
