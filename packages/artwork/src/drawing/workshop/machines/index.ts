import type { Shop } from '../shop.ts';
import type { Trade } from '../trades.ts';
import { goldsmithsBench, toolBoard, bandSaw, timberRack } from './bench-work.ts';
import { loom, bolts, clickerPress, hides, printCarousel, rail } from './cloth.ts';
import { photoSet, studioCart, pinBoard, swatchShelf, screens, siteMap } from './desks.ts';
import { kiln, pottersWheel, roaster, sacks, teaDrum, chests } from './fire.ts';
import { kettle, dippingFrame, still, dryingBundles, stickTrays, soapPan, curingRack } from './hot.ts';
import { printingPress, typeCabinet, cartonLine, flatStack } from './print.ts';
import { sewingMachine, threadRack, knitter, hatBlocks, stuffer, toyBins } from './sewn.ts';
import { fillingLine, filmRolls, mixingVessel, glassShelf } from './vessels.ts';

/** How work looks from above: rings of jars and cups, bars, folded cloth, sheets, small rings, or sticks. */
export type Above = 'round' | 'bar' | 'cloth' | 'sheet' | 'ring' | 'stick' | 'peg';

/** What each trade works with: its machine, what stands beside it, and its work seen from above. */
export interface Tools {
  name: string;
  machine(shop: Shop): string;
  side: (shop: Shop) => string;
  above: Above;
  /** How its work stands outside: hung on lines, on boards, or in crates. */
  outside: 'lines' | 'boards' | 'crates';
}

export const toolsOf: Readonly<Record<Trade, Tools>> = {
  pouring: { name: 'kettle', machine: kettle, side: dippingFrame, above: 'round', outside: 'boards' },
  distillery: { name: 'still', machine: still, side: dryingBundles, above: 'round', outside: 'boards' },
  incense: {
    name: 'stick-trays',
    machine: stickTrays,
    side: dryingBundles,
    above: 'stick',
    outside: 'boards',
  },
  kiln: { name: 'kiln', machine: kiln, side: pottersWheel, above: 'round', outside: 'boards' },
  loom: { name: 'loom', machine: loom, side: bolts, above: 'cloth', outside: 'lines' },
  sewing: {
    name: 'sewing-machine',
    machine: sewingMachine,
    side: threadRack,
    above: 'cloth',
    outside: 'lines',
  },
  leather: { name: 'clicker-press', machine: clickerPress, side: hides, above: 'cloth', outside: 'lines' },
  apparel: { name: 'print-carousel', machine: printCarousel, side: rail, above: 'cloth', outside: 'lines' },
  hats: { name: 'knitter', machine: knitter, side: hatBlocks, above: 'round', outside: 'lines' },
  bench: {
    name: 'goldsmiths-bench',
    machine: goldsmithsBench,
    side: toolBoard,
    above: 'ring',
    outside: 'crates',
  },
  soap: { name: 'soap-pan', machine: soapPan, side: curingRack, above: 'bar', outside: 'boards' },
  lab: { name: 'mixing-vessel', machine: mixingVessel, side: glassShelf, above: 'round', outside: 'crates' },
  press: {
    name: 'printing-press',
    machine: printingPress,
    side: typeCabinet,
    above: 'sheet',
    outside: 'crates',
  },
  packaging: { name: 'carton-line', machine: cartonLine, side: flatStack, above: 'sheet', outside: 'crates' },
  filling: { name: 'filling-line', machine: fillingLine, side: filmRolls, above: 'bar', outside: 'crates' },
  roastery: { name: 'roaster', machine: roaster, side: sacks, above: 'round', outside: 'crates' },
  tea: { name: 'tea-drum', machine: teaDrum, side: chests, above: 'round', outside: 'crates' },
  woodshop: { name: 'band-saw', machine: bandSaw, side: timberRack, above: 'peg', outside: 'boards' },
  plush: { name: 'stuffer', machine: stuffer, side: toyBins, above: 'cloth', outside: 'lines' },
  studio: { name: 'photo-set', machine: photoSet, side: studioCart, above: 'sheet', outside: 'crates' },
  agency: { name: 'pin-board', machine: pinBoard, side: swatchShelf, above: 'sheet', outside: 'crates' },
  code: { name: 'screens', machine: screens, side: siteMap, above: 'sheet', outside: 'crates' },
};
