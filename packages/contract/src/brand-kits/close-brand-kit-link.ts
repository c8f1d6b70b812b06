import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { brandKit } from './entities.ts';
import { kitInView, kitReads, mayAct } from './refs.ts';
import { kitForModel, kitTitle } from './say.ts';

export const closeBrandKitLink = declareOperation({
  name: 'close_brand_kit_link',
  area: 'brand-kits',
  title: 'Close the link to a brand kit',
  description:
    'Closes the public link of a brand kit, and its waitlist page with it: whoever opens it is told that it is closed. Those who joined stay on the list. Sharing again makes another address.',
  examples: [
    'Stop sharing my brand kit',
    'close the public link of the tea kit',
    'nobody should see the Dawnfeather kit by its link any more',
  ],
  input: z.object({ brandKit: kitInView() }),
  output: brandKit,
  http: { method: 'DELETE', path: '/web/brand-kits/{brandKit}/share' },
  access: mayAct,
  effect: 'write',
  card: 'brand_kit',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['share_brand_kit', 'unpublish_waitlist_site'],
  invalidates: kitReads,
  toModel: kitForModel,
  summary: (kit) =>
    `The link to ${kitTitle(kit)} is closed, and anyone who opens it will see that. Sharing it again creates a new address.`,
});
