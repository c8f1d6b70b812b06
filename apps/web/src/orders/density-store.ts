import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Density } from '#ui/table.tsx';

/** How close the rows of the orders list stand; kept in this browser. */
export const useOrdersDensity = create<{ density: Density }>()(
  persist<{ density: Density }>(() => ({ density: 'comfortable' }), { name: 'brandwright.orders-density' }),
);
