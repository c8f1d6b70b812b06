import { OperationError } from '@brandwright/contract';
import { publishWaitlistSite } from '@brandwright/contract/brand-kits/publish-waitlist-site.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { refuseBlanksOf } from '../../kernel/approvals/outgoing-text.ts';
import { describeKit } from '../describe-kit.ts';
import { findKit, type KitRow } from '../find-kit.ts';
import { changeKit } from '../keep-kit.ts';
import { chosenIdea, promptsOf } from '../rules.ts';
import { openLink, openShareUrl } from './links.ts';
import { sharedKit } from './shared-kit.ts';

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
      `The waitlist page of ${row.name} is already public: ${await openLink(context, row.id)}`,
    );
  refuseBlanksOf(publicWords(row.content));
  return row;
}

export default implement(publishWaitlistSite, {
  async prepare(context, { brandKit }) {
    const row = await kitToPublish(context, brandKit);
    return {
      input: { brandKit: row.id },
      preview: {
        verb: `Publish ${row.name}`,
        what: `Opens a public page for ${row.name} where anyone can leave an email to hear about the launch.`,
        toWhom: 'Anyone with the link',
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
