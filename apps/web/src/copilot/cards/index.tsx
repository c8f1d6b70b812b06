import type { CardMap } from '../../card-props.ts';

export const copilotCards = {} satisfies Partial<CardMap>;
