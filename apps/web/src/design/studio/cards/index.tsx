import type { CardMap } from '../../../card-props.ts';

export const studioCards = {} satisfies Partial<CardMap>;
