import type { CardMap } from '../../card-props.ts';

export const purchasingCards = {} satisfies Partial<CardMap>;
