import type { CardMap } from '../../../card-props.ts';

export const ideaCards = {} satisfies Partial<CardMap>;
