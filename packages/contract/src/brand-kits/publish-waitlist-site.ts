import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { brandKit } from './entities.ts';
import { kitInView, kitReads, mayAct } from './refs.ts';
import { kitForModel } from './say.ts';
import { waitlistState } from './shared-brand-kit.ts';

export const publishWaitlistSite = declareOperation({
  name: 'publish_waitlist_site',
  area: 'brand-kits',
  title: 'Publish the waitlist site',
  description:
    'Opens the public page of a brand kit with its waitlist, where anyone can leave an email to hear about the launch. Who joined is list_waitlist; to close it use unpublish_waitlist_site.',
  examples: [
    'Publish the waitlist site of my brand kit',
    'open a waitlist page for the tea brand',
    'put the launch page online',
  ],
  input: z.object({ brandKit: kitInView() }),
  output: brandKit,
  http: { method: 'POST', path: '/web/brand-kits/{brandKit}/waitlist-site' },
  access: mayAct,
  effect: 'external',
  card: 'brand_kit',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['unpublish_waitlist_site', 'list_waitlist', 'share_brand_kit'],
  invalidates: kitReads,
  toModel: kitForModel,
  summary: (kit) => `${waitlistState('public')(kit)} ${kit.shareUrl ?? ''}`.trim(),
});
