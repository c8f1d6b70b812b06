import { returnStatusColors, type ReturnStatus } from '@brandwright/contract/returns/enums.ts';
import { screenAddress } from '#routes/patterns.ts';
import type { Tone } from '#ui/badge.tsx';

export const returnTones: Readonly<Record<ReturnStatus, Tone>> = returnStatusColors;

export const returnAddress = (id: string) => screenAddress('/return-orders/{id}', { id });
export const orderAddress = (id: string) => screenAddress('/order-details/{id}', { id });
export const returnsAddress = '/return-orders';
export const settingsAddress = '/return-settings';
