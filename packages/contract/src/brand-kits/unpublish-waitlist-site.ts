import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { brandKit } from './entities.ts';
import { kitInView, kitChange } from './refs.ts';
import { kitForModel } from './say.ts';
import { waitlistState } from './shared-brand-kit.ts';

export const unpublishWaitlistSite = declareOperation({
  name: 'unpublish_waitlist_site',
  area: 'brand-kits',
  title: 'Close the waitlist site',
  description: 'Closes the public waitlist page of a brand kit. Those who joined stay on the list.',
  examples: [
    'Unpublish the waitlist site',
    'close the waitlist page of the tea kit',
    'take the launch page offline',
  ],
  input: z.object({ brandKit: kitInView() }),
  output: brandKit,
  http: { method: 'DELETE', path: '/web/brand-kits/{brandKit}/waitlist-site' },
  ...kitChange,
  card: 'brand_kit',
  errors: ['not_found', 'conflict'],
  related: ['publish_waitlist_site', 'list_waitlist'],
  toModel: kitForModel,
  summary: waitlistState('closed'),
});
