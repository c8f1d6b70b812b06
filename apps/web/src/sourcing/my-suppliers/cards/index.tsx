import type { CardMap } from '../../../card-props.ts';

export const mySupplierCards = {} satisfies Partial<CardMap>;
