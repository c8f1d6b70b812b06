import { densityStore } from '#kit/density.tsx';

/** How close the rows of the orders list are. */
export const useOrdersDensity = densityStore('orders');
