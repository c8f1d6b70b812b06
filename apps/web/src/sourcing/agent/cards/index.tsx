import type { CardMap } from '../../../card-props.ts';

export const agentCards = {} satisfies Partial<CardMap>;
