import { declareOperation } from '../kernel/operation.ts';
import { brandKit } from './entities.ts';
import { kitReads, kitRef, mayAct } from './refs.ts';
import { kitForModel, kitTitle, stateOf } from './say.ts';

export const updateBrandKit = declareOperation({
  name: 'update_brand_kit',
  area: 'brand-kits',
  title: 'Save a brand kit',
  description:
    'Saves a brand kit with its full data. Generations that finished since `version` are kept: both sides are merged by uuid. What is left out stays. What the server computes is ignored.',
  examples: ['Save my brand kit as it stands on the screen'],
  input: brandKit.partial().extend({ brandKit: kitRef() }),
  output: brandKit,
  http: { method: 'PUT', path: '/web/brand-kits/{brandKit}' },
  access: mayAct,
  effect: 'write',
  card: 'brand_kit',
  offered: false,
  errors: ['not_found', 'conflict', 'bad_input'],
  invalidates: kitReads,
  undoable: true,
  toModel: kitForModel,
  summary: (kit) => `${kitTitle(kit)} is saved. ${stateOf(kit)}`,
});
