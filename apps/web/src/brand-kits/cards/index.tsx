import type { CardMap } from '../../card-props.ts';

export const brandKitsCards = {} satisfies Partial<CardMap>;
