import type { CardMap } from '../../card-props.ts';

export const inboxCards = {} satisfies Partial<CardMap>;
