import type { CardMap } from '../../../card-props.ts';

export const contactCards = {} satisfies Partial<CardMap>;
