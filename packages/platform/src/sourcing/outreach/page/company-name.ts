import { addressesMachines } from './orders-to-machines.ts';
import type { PageContent } from './page-content.ts';

/** Names with the legal form of a company behind. */
const legalName =
  /(?:\p{Lu}[\p{L}\d&'’.-]*(?: (?:&|and|de|da|do|di|du|of|la|le)(?= ))? ?){1,5}(?:,? ?(?:Co\.?,? ?Ltd\.?|Limited|Ltd\.?|GmbH|L[Dd][Aa]\.?|S\.?r\.?l\.?|S\.?p\.?A\.?|S\.?A\.?S?|Inc\.?|LLC|B\.?V\.?|A\.?Ş\.?|Pvt\.? Ltd\.?))(?![\p{L}])/u;
const copyright =
  /(?:©|\(c\)|copyright)\s*(?:\d{4}(?:\s*[-–]\s*\d{4})?)?\s*(?:by )?([^.|·•]{2,60}?)(?:\s*[.|·•]|\s*[-–,] |\s+all rights|$)/i;
const generic =
  /^(?:home|homepage|about(?: us)?|welcome|contact(?: us)?|products?|index|our story|company|untitled|404.*)$/i;

interface Named {
  value: string;
  sentence: string;
}

/** What the company is called: as it tells machines, its site's name, its legal name, its copyright line, its title. */
export function companyName(page: PageContent): Named | null {
  const { organization, meta, blocks, title } = page;
  if (organization?.name) return fit(organization.name, organization.name);
  const site = meta['og:site_name'] ?? meta['application-name'];
  if (site) return fit(site, site);
  for (const { text } of blocks) {
    const legal = addressesMachines(text) ? null : legalName.exec(text);
    if (legal) return fit(legal[0], text);
  }
  for (const { text } of blocks.toReversed().slice(0, 40)) {
    const right = copyright.exec(text);
    if (right?.[1]) return fit(right[1], text);
  }
  const part = (title ?? '')
    .split(/\s+[|·–—-]\s+|\s*[|·]\s*|: /)
    .map((one) => one.trim())
    .filter((one) => one !== '' && !generic.test(one))
    .sort((a, b) => a.length - b.length)[0];
  if (part) return fit(part, title ?? part);
  const heading = blocks.find((block) => block.kind === 'heading' && block.text.length <= 60);
  return heading ? fit(heading.text, heading.text) : null;
}

function fit(value: string, sentence: string): Named | null {
  const name = value.replace(/\s+/g, ' ').trim().slice(0, 120);
  return name === '' || addressesMachines(name) ? null : { value: name, sentence: sentence.slice(0, 300) };
}
