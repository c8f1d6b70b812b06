import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { kitInView, kitReads, mayAct } from './refs.ts';

export const shareBrandKit = declareOperation({
  name: 'share_brand_kit',
  area: 'brand-kits',
  title: 'Share a brand kit',
  description:
    'Opens the public link of a brand kit: whoever has it sees the kit without a login. Before, no public address shows it. To close the link use close_brand_kit_link; a page that collects emails is publish_waitlist_site; a file to send is get_brand_kit_pdf.',
  examples: [
    'Give me the link to share my brand kit',
    'how can I show the kit to my sister?',
    'share link of the tea kit',
  ],
  input: z.object({ brandKit: kitInView() }),
  output: z.object({
    brandKitId: field(z.uuid(), { ref: 'brand_kit' }),
    name: z.string(),
    shareUrl: z.string(),
    isWaitlistSitePublished: z.boolean(),
    prompts: z.array(z.string()),
  }),
  http: { method: 'POST', path: '/web/brand-kits/{brandKit}/share' },
  access: mayAct,
  effect: 'external',
  card: 'brand_kit_link',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['close_brand_kit_link', 'publish_waitlist_site', 'get_brand_kit_pdf'],
  invalidates: kitReads,
  summary: ({ name, shareUrl, prompts }) =>
    `Anyone with this link can see ${name}: ${shareUrl}${prompts.length > 0 ? ` It isn’t complete yet: ${prompts.join('. ')}.` : ''}`,
});
