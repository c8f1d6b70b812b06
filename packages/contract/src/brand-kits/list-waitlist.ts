import { z } from 'zod';
import { field, instant } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { kitInView, mayRead } from './refs.ts';
import { countOf } from './say.ts';

export const listWaitlist = declareOperation({
  name: 'list_waitlist',
  area: 'brand-kits',
  title: 'Waitlist',
  description:
    'Who left an email on the waitlist page of a brand kit, newest first. As a file it is export_waitlist.',
  examples: [
    'Who joined the waitlist?',
    'how many people are on the waitlist of the tea kit?',
    'show the waitlist signups',
  ],
  input: z.object({ brandKit: kitInView(), ...pageInput }),
  output: z.object({
    brandKitId: field(z.uuid(), { ref: 'brand_kit' }),
    kitName: z.string(),
    isWaitlistSitePublished: z.boolean(),
    people: z.array(
      z.object({
        email: field(z.string(), { untrusted: true }),
        name: field(z.string(), { untrusted: true }).nullable(),
        joinedAt: instant(),
      }),
    ),
    ...pageOutput,
  }),
  http: { method: 'GET', path: '/web/brand-kits/{brandKit}/waitlist' },
  access: mayRead,
  effect: 'read',
  card: 'waitlist',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['export_waitlist', 'publish_waitlist_site'],
  toModel: ({ people, ...rest }) => ({
    ...rest,
    people: people.slice(0, 10),
    ...(rest.total > 10 ? { cut: `10 of ${rest.total}` } : {}),
  }),
  summary: ({ total, kitName, isWaitlistSitePublished, people }) => {
    const page = isWaitlistSitePublished ? '' : ' Its waitlist page isn’t published.';
    if (total === 0) return `No one is on the waitlist for ${kitName} yet.${page}`;
    const [last] = people;
    return `${countOf(total, 'person is', 'people are')} on the waitlist for ${kitName}${last ? `, last ${last.email} on ${last.joinedAt.slice(0, 10)}` : ''}.${page}`;
  },
});
