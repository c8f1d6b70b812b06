import { densityStore } from '#kit/density.tsx';

/** How close the rows of the products list are. */
export const useProductsDensity = densityStore('products');
