import { toolsOf } from './machines/index.ts';
import { setAt, stamp, type Shop } from './shop.ts';

/** What a shop has drawn already, so that ten looms are one drawing set ten times. */
const drawn = new WeakMap<Shop, Map<string, (transform: string) => string>>();

function once(shop: Shop, name: string, draw: () => string): (transform: string) => string {
  const known = drawn.get(shop) ?? new Map<string, (transform: string) => string>();
  drawn.set(shop, known);
  const stamped = known.get(name) ?? stamp(shop.sketch, draw());
  known.set(name, stamped);
  return stamped;
}

/** The machine of the trade, its foot at (x, y). The class says which it is. */
export const machineOf = (shop: Shop, x: number, y: number, scale: number): string => {
  const { name, machine } = toolsOf[shop.trade];
  return `<g class="machine ${name}">${setAt(once(shop, 'machine', () => machine(shop))(''), x, y, scale)}</g>`;
};

/** What stands beside the machine. */
export const sideOf = (shop: Shop, x: number, y: number, scale: number): string =>
  setAt(once(shop, 'side', () => toolsOf[shop.trade].side(shop))(''), x, y, scale);
