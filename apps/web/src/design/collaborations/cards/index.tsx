import type { CardMap } from '../../../card-props.ts';

export const collaborationCards = {} satisfies Partial<CardMap>;
