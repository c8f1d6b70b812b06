import { OperationError } from '@brandwright/contract';
import { closeBrandKitLink as closeDeclaration } from '@brandwright/contract/brand-kits/close-brand-kit-link.ts';
import { exportWaitlist as exportDeclaration } from '@brandwright/contract/brand-kits/export-waitlist.ts';
import { getSharedBrandKit as sharedDeclaration } from '@brandwright/contract/brand-kits/get-shared-brand-kit.ts';
import { joinWaitlist as joinDeclaration } from '@brandwright/contract/brand-kits/join-waitlist.ts';
import { listWaitlist as listDeclaration } from '@brandwright/contract/brand-kits/list-waitlist.ts';
import { publishWaitlistSite as publishDeclaration } from '@brandwright/contract/brand-kits/publish-waitlist-site.ts';
import { shareBrandKit as shareDeclaration } from '@brandwright/contract/brand-kits/share-brand-kit.ts';
import { unpublishWaitlistSite as unpublishDeclaration } from '@brandwright/contract/brand-kits/unpublish-waitlist-site.ts';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { csvLine } from '../../kernel/data/csv.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { refuseBlanksOf } from '../../kernel/approvals/outgoing-text.ts';
import { changed } from '../answer-change.ts';
import { describeKit } from '../describe-kit.ts';
import { exampleContent } from '../examples/index.ts';
import { findKit, type KitRow } from '../find-kit.ts';
import { keepDownload } from '../keep-file.ts';
import { changeKit, nameOf } from '../keep-kit.ts';
import { chosenIdea, promptsOf } from '../rules.ts';
import { brandWaitlist } from '../tables.ts';
import { putBack } from '../undo-change.ts';
import { closeLink, enterSharedKit, openLink, openShareUrl } from './links.ts';
import { sharedKit } from './shared-kit.ts';

export const getSharedBrandKit = implement(sharedDeclaration, {
  async run(context, { brandKitId }) {
    const example = exampleContent(brandKitId);
    if (example)
      return { output: sharedKit({ id: brandKitId, name: nameOf(example), isSample: true }, example) };
    const row = await enterSharedKit(context, brandKitId);
    return { output: sharedKit({ id: brandKitId, name: row.name, isSample: false }, row.content) };
  },
});

export const shareBrandKit = implement(shareDeclaration, {
  async prepare(context, { brandKit }) {
    const row = await findKit(context, brandKit);
    const open = await openShareUrl(context, row.id);
    if (open !== null) throw new OperationError('conflict', `${row.name} is shared already: ${open}`);
    return {
      input: { brandKit: row.id },
      preview: {
        verb: `Share ${row.name}`,
        what: `Opens a public link to ${row.name}. Whoever has it sees the chosen idea, pictures, research and products without a login.`,
        toWhom: 'Anybody with the link',
        cost: null,
        irreversible: null,
        values: [{ label: 'Brand', value: row.name }],
        warnings: promptsOf(row.content),
      },
    };
  },
  async run(context, { brandKit }) {
    const row = await findKit(context, brandKit);
    return {
      output: {
        brandKitId: row.id,
        name: row.name,
        shareUrl: await openLink(context, row.id),
        isWaitlistSitePublished: row.content.isWaitlistSitePublished,
        prompts: promptsOf(row.content),
      },
      subject: { kind: 'brand_kit', id: row.id },
    };
  },
});

export const closeBrandKitLink = implement(closeDeclaration, {
  async run(context, { brandKit }) {
    const row = await findKit(context, brandKit);
    if (!(await closeLink(context, row.id)))
      throw new OperationError('conflict', `${row.name} is not shared, so there is no link to close.`);
    const { after } = row.content.isWaitlistSitePublished
      ? await changeKit(context, row.id, 'Closed the waitlist site with the link', (content) => ({
          ...content,
          isWaitlistSitePublished: false,
        }))
      : { after: row };
    return { output: await describeKit(context, after), subject: { kind: 'brand_kit', id: row.id } };
  },
});

/** The kit whose page is to be opened. Refuses one without a brand, and one that is open already. */
/** The words of a kit that stand on its public page, by the field that holds them. */
function publicWords(content: KitRow['content']): Record<string, string> {
  const { idea, productDescription, products } = sharedKit({ id: '', name: '', isSample: false }, content);
  return {
    productDescription,
    brandName: idea?.brandName ?? '',
    slogan: idea?.slogan ?? '',
    mission: idea?.mission ?? '',
    valueProps: (idea?.valueProps ?? []).join('\n'),
    products: products.map(({ title, description }) => `${title}\n${description}`).join('\n'),
  };
}

async function kitToPublish(context: Context, brandKit: string | undefined): Promise<KitRow> {
  const row = await findKit(context, brandKit);
  if (!chosenIdea(row.content))
    throw new OperationError(
      'conflict',
      `${row.name} has no brand idea yet, so its page would be empty. Make brand ideas first.`,
    );
  if (row.content.isWaitlistSitePublished)
    throw new OperationError(
      'conflict',
      `The waitlist page of ${row.name} is public already: ${await openLink(context, row.id)}`,
    );
  refuseBlanksOf(publicWords(row.content));
  return row;
}

export const publishWaitlistSite = implement(publishDeclaration, {
  async prepare(context, { brandKit }) {
    const row = await kitToPublish(context, brandKit);
    return {
      input: { brandKit: row.id },
      preview: {
        verb: `Publish ${row.name}`,
        what: `Opens a public page for ${row.name} where anybody can leave an email to hear of the launch.`,
        toWhom: 'Anybody with the link',
        cost: null,
        irreversible: null,
        values: [
          { label: 'Brand', value: row.name },
          { label: 'Slogan', value: chosenIdea(row.content)?.slogan ?? '' },
          { label: 'Address', value: (await openShareUrl(context, row.id)) ?? 'A new link' },
        ],
        warnings: promptsOf(row.content),
      },
    };
  },
  async run(context, { brandKit }) {
    const row = await kitToPublish(context, brandKit);
    await openLink(context, row.id);
    const change = await changeKit(context, row.id, 'Published the waitlist site', (content) => ({
      ...content,
      isWaitlistSitePublished: true,
    }));
    return { output: await describeKit(context, change.after), subject: { kind: 'brand_kit', id: row.id } };
  },
});

export const unpublishWaitlistSite = implement(unpublishDeclaration, {
  async run(context, { brandKit }) {
    const row = await findKit(context, brandKit);
    if (!row.content.isWaitlistSitePublished)
      throw new OperationError('conflict', `The waitlist page of ${row.name} is not published.`);
    const change = await changeKit(context, row.id, 'Closed the waitlist site', (content) => ({
      ...content,
      isWaitlistSitePublished: false,
    }));
    return changed(context, change);
  },
  undo: putBack,
});

/** More than a founder with a page by hand will meet; a flood stops here. */
const mostPeople = 50_000;

export const joinWaitlist = implement(joinDeclaration, {
  async run(context, { brandKitId, email, name }) {
    const row = await enterSharedKit(context, brandKitId);
    if (!row.content.isWaitlistSitePublished)
      throw new OperationError('conflict', 'This waitlist is closed at the moment.');
    if ((await countPeople(context, row.id)) >= mostPeople)
      throw new OperationError('conflict', 'This waitlist is full.');
    await context.db
      .insert(brandWaitlist)
      .values({
        storeId: context.storeId,
        id: randomUUID(),
        kitId: row.id,
        email,
        name: name || null,
        joinedAt: context.clock.now(),
      })
      .onConflictDoNothing();
    await context.events.publish({ type: 'invalidate', operations: ['list_waitlist', 'get_brand_kit'] });
    return { output: { brandName: row.name, joined: true as const } };
  },
});

const peopleOf = (context: Context, kitId: string) =>
  and(eq(brandWaitlist.storeId, context.storeId), eq(brandWaitlist.kitId, kitId));

async function countPeople(context: Context, kitId: string): Promise<number> {
  const [counted] = await context.db
    .select({ total: count() })
    .from(brandWaitlist)
    .where(peopleOf(context, kitId));
  return counted?.total ?? 0;
}

export const listWaitlist = implement(listDeclaration, {
  async run(context, { brandKit, page, size }) {
    const row = await findKit(context, brandKit);
    const rows = await context.db
      .select()
      .from(brandWaitlist)
      .where(peopleOf(context, row.id))
      .orderBy(desc(brandWaitlist.joinedAt), asc(brandWaitlist.email))
      .limit(size)
      .offset(page * size);
    return {
      output: {
        brandKitId: row.id,
        kitName: row.name,
        isWaitlistSitePublished: row.content.isWaitlistSitePublished,
        people: rows.map(({ email, name, joinedAt }) => ({ email, name, joinedAt: joinedAt.toISOString() })),
        page,
        size,
        total: await countPeople(context, row.id),
      },
    };
  },
});

export const exportWaitlist = implement(exportDeclaration, {
  async run(context, { brandKit }) {
    const row = await findKit(context, brandKit);
    const people = await context.db
      .select()
      .from(brandWaitlist)
      .where(peopleOf(context, row.id))
      .orderBy(asc(brandWaitlist.joinedAt), asc(brandWaitlist.email));
    if (people.length === 0)
      throw new OperationError('conflict', `Nobody is on the waitlist of ${row.name} yet.`);
    const lines = people.map((one) => csvLine([one.email, one.name, one.joinedAt.toISOString()]));
    // Excel takes a file for UTF-8 only when it begins with a byte order mark.
    const bytes = Buffer.from(`\uFEFF${csvLine(['Email', 'Name', 'Joined'])}${lines.join('')}`, 'utf8');
    const day = context.clock.now().toISOString().slice(0, 10);
    const file = await keepDownload(context, `waitlist-${fileName(row.name)}-${day}.csv`, 'text/csv', bytes);
    return { output: { ...file, people: people.length }, subject: { kind: 'file', id: file.id } };
  },
});

/** A name as part of a file's name. */
export const fileName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40) || 'brand';
