import { Parser } from 'htmlparser2';
import type { PageBlock, PageContent, PageOrganization } from './page-content.ts';

const mostBlocks = 1500;
const longestBlock = 1200;
const mostLinks = 300;

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const cells = new Set(['td', 'th', 'dt', 'dd']);
/** Elements within which nothing is for reading. */
const silent = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'object',
  'select',
  'head',
]);
/** Elements that stand within a line of text; all others end a block. */
const inline = new Set(
  'a abbr b bdi bdo cite code data em font i kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const hiddenStyle =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])|opacity\s*:\s*0(?![.\d])/i;

export interface ReadPage extends Omit<PageContent, 'speaksToMachines'> {
  /** Words that nobody sees: looked at for orders to machines, never for facts. */
  hiddenText: string;
}

/** The words of a page. The page is read as a stream, so neither its depth nor its brokenness matters. */
export function readContent(html: string): ReadPage {
  const page: ReadPage = { title: null, meta: {}, blocks: [], links: [], organization: null, hiddenText: '' };
  const open: { name: string; hides: boolean }[] = [];
  let hidden = 0;
  let text = '';
  let kind: PageBlock['kind'] = 'text';
  let title = '';
  let json = '';

  const flush = (next: PageBlock['kind'] = 'text') => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (words !== '' && page.blocks.length < mostBlocks)
      page.blocks.push({ kind, text: words.slice(0, longestBlock) });
    text = '';
    kind = next;
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      const hides = 'hidden' in attributes || hiddenStyle.test(attributes['style'] ?? '') || silent.has(name);
      if (name === 'meta') readMeta(page, attributes);
      if (hides) hidden += 1;
      else if (!inline.has(name) && hidden === 0) flush(kindOf(name));
      if (name === 'a' && hidden === 0) readLink(page, attributes['href']);
      if (name === 'script' && /ld\+json/i.test(attributes['type'] ?? '')) json = ' ';
      open.push({ name, hides });
    },
    ontext(words) {
      const inside = open.at(-1)?.name;
      if (inside === 'title') title += words;
      else if (inside === 'script') json += json === '' ? '' : words;
      else if (hidden === 0) text += words;
      else if (inside !== 'style' && page.hiddenText.length < 20_000) page.hiddenText += ` ${words}`;
    },
    onclosetag(name) {
      const closed = open.pop();
      if (closed?.hides) hidden -= 1;
      else if (!inline.has(name) && hidden === 0) flush();
      if (name === 'script' && json !== '') {
        page.organization ??= organizationIn(json);
        json = '';
      }
    },
    oncomment(words) {
      if (page.hiddenText.length < 20_000) page.hiddenText += ` ${words}`;
    },
  });
  parser.end(html);
  flush();
  return { ...page, title: title.replace(/\s+/g, ' ').trim().slice(0, 300) || null };
}

function kindOf(name: string): PageBlock['kind'] {
  if (headings.has(name)) return 'heading';
  if (name === 'li') return 'item';
  return cells.has(name) ? 'cell' : 'text';
}

function readMeta(page: Pick<ReadPage, 'meta'>, attributes: Record<string, string>): void {
  const name = (attributes['name'] ?? attributes['property'] ?? '').toLowerCase();
  const content = (attributes['content'] ?? '').replace(/\s+/g, ' ').trim();
  if (/^(?:description|og:[\w:]+|application-name|keywords)$/.test(name) && content !== '')
    page.meta[name] ??= content.slice(0, 500);
}

function readLink(page: Pick<ReadPage, 'links'>, href: string | undefined): void {
  const link = href?.trim() ?? '';
  if (/^(?:mailto:|tel:|https?:)/i.test(link) && page.links.length < mostLinks)
    page.links.push(link.slice(0, 500));
}

const organizationTypes = /Organization|Corporation|LocalBusiness|Store|Manufacturer/i;

/** schema.org's words about the company, wherever in the page's JSON they stand. */
function organizationIn(json: string): PageOrganization | null {
  let found: unknown;
  try {
    found = JSON.parse(json);
  } catch {
    return null;
  }
  const nodes = [found]
    .flat()
    .flatMap((node) => (isNode(node) && Array.isArray(node['@graph']) ? node['@graph'] : [node]));
  const node = nodes.filter(isNode).find((one) => organizationTypes.test(String(one['@type'])));
  if (!node) return null;
  return {
    name: word(node['name']),
    email: word(node['email'])?.replace(/^mailto:/i, '') ?? null,
    telephone: word(node['telephone']),
    address: addressWords(node['address']),
  };
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const word = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : null;

function addressWords(address: unknown): string | null {
  if (!isNode(address)) return word(address);
  const parts = ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion', 'addressCountry'];
  const words = parts.flatMap((part) => word(address[part]) ?? []).join(', ');
  return words === '' ? null : words;
}
