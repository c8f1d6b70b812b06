import { z } from 'zod';
import { field, instant } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { emailAddress } from '../store/entities.ts';
import { brandIdea, brandKit, productSku } from './entities.ts';
import { slideKey } from './enums.ts';
import { longestName } from './limits.ts';
import { kitInView, kitReads, mayAct, mayRead } from './refs.ts';
import { countOf, kitForModel, kitTitle } from './say.ts';

/** What anybody with the link sees. Nothing of the store, no tray, nothing that was not chosen. */
export const sharedBrandKit = z.object({
  /** Of the address, not of the kit. */
  brandKitId: z.uuid(),
  name: z.string(),
  category: z.string(),
  productDescription: z.string(),
  idea: brandIdea
    .pick({
      brandName: true,
      slogan: true,
      mission: true,
      valueProps: true,
      colorPalette: true,
      images: true,
    })
    .nullable(),
  audience: z.object({ name: z.string(), description: z.string() }).nullable(),
  moodboardImages: z.array(z.string()),
  marketResearch: z.string().nullable(),
  products: z.array(
    productSku.pick({
      title: true,
      suggestedRetailPrice: true,
      popularity: true,
      description: true,
      image: true,
    }),
  ),
  slideColors: z.array(z.object({ key: slideKey, value: z.string() })),
  isWaitlistSitePublished: z.boolean(),
  isSample: z.boolean(),
  /** For the preview that other sites show of the link. */
  preview: z.object({ title: z.string(), description: z.string(), imageUrl: z.string().nullable() }),
});
export type SharedBrandKit = z.output<typeof sharedBrandKit>;

export const getSharedBrandKit = declareOperation({
  name: 'get_shared_brand_kit',
  area: 'brand-kits',
  title: 'Shared brand kit',
  description: 'A brand kit as anybody with its public link sees it. Needs no login.',
  examples: ['Open the shared brand kit behind this link'],
  input: z.object({ brandKitId: z.uuid() }),
  output: sharedBrandKit,
  http: { method: 'GET', path: '/bk/{brandKitId}', root: true },
  access: { kind: 'public' },
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: ({ preview }) => preview.title,
});

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
    `Anybody with this link sees ${name}: ${shareUrl}${prompts.length > 0 ? ` It is not complete yet: ${prompts.join('. ')}.` : ''}`,
});

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

const waitlistState = (verb: string) => (kit: z.output<typeof brandKit>) =>
  `The waitlist page of ${kitTitle(kit)} is ${verb}. ${countOf(kit.waitlistCount, 'person has', 'people have')} joined so far.`;

export const publishWaitlistSite = declareOperation({
  name: 'publish_waitlist_site',
  area: 'brand-kits',
  title: 'Publish the waitlist site',
  description:
    'Opens the public page of a brand kit with its waitlist, where anybody can leave an email to hear of the launch. Who joined is list_waitlist; to close it use unpublish_waitlist_site.',
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
  access: mayAct,
  effect: 'write',
  card: 'brand_kit',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['publish_waitlist_site', 'list_waitlist'],
  invalidates: kitReads,
  undoable: true,
  toModel: kitForModel,
  summary: waitlistState('closed'),
});

export const joinWaitlist = declareOperation({
  name: 'join_waitlist',
  area: 'brand-kits',
  title: 'Join a waitlist',
  description:
    'Leaves an email on the published waitlist page of a brand kit. Needs no login. Joining twice counts once.',
  examples: ['I want to hear when this brand launches'],
  input: z.object({
    brandKitId: z.uuid(),
    email: emailAddress,
    name: z.string().trim().max(longestName).optional(),
  }),
  output: z.object({ brandName: z.string(), joined: z.literal(true) }),
  http: { method: 'POST', path: '/bk/{brandKitId}/waitlist', root: true, status: 201 },
  access: { kind: 'public' },
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict', 'too_many_requests'],
  journal: false,
  summary: ({ brandName }) => `You are on the list of ${brandName}.`,
});

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
    const page = isWaitlistSitePublished ? '' : ' Its waitlist page is not published.';
    if (total === 0) return `Nobody is on the waitlist of ${kitName} yet.${page}`;
    const [last] = people;
    return `${countOf(total, 'person is', 'people are')} on the waitlist of ${kitName}${last ? `, last ${last.email} on ${last.joinedAt.slice(0, 10)}` : ''}.${page}`;
  },
});

export const exportWaitlist = declareOperation({
  name: 'export_waitlist',
  area: 'brand-kits',
  title: 'Export the waitlist',
  description: 'Writes the waitlist of a brand kit into a CSV file that is safe to open in a spreadsheet.',
  examples: ['Export the waitlist as CSV', 'download the waitlist emails of the tea kit'],
  input: z.object({ brandKit: kitInView() }),
  output: z.object({
    id: field(z.uuid(), { ref: 'file' }),
    name: z.string(),
    contentType: z.string(),
    url: z.string(),
    sizeBytes: z.int(),
    people: z.int(),
  }),
  http: { method: 'POST', path: '/web/brand-kits/{brandKit}/waitlist/-/export', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'download',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_waitlist'],
  summary: ({ people, name }) => `${name} has ${countOf(people, 'person', 'people')}.`,
});
