import { densityStore } from '#kit/density.tsx';

/** How close the rows of the orders list are. */
export const useOrdersDensity = densityStore('orders');

/** How close the rows of the customers list are. */
export const useCustomersDensity = densityStore('customers');
