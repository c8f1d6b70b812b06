import type { FeedItem } from './product-feed-items.ts';

/** Google’s product data: RSS 2.0 with `g:` names (support.google.com/merchants, "Product data specification"). */
export function googleProducts(
  items: readonly FeedItem[],
  { title, link }: { title: string; link: string },
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    element('title', title),
    element('link', link),
    element('description', `Products from ${title}`),
    ...items.map(itemOf),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const itemOf = (item: FeedItem): string => {
  const [picture = '', ...more] = item.pictures;
  return [
    '<item>',
    element('g:id', item.id),
    element('g:title', item.title),
    element('g:description', item.description),
    element('g:link', item.link),
    element('g:image_link', picture),
    ...more.map((url) => element('g:additional_image_link', url)),
    element('g:availability', item.isAvailable ? 'in_stock' : 'out_of_stock'),
    element('g:condition', 'new'),
    element('g:price', item.price),
    element('g:brand', item.brand),
    ...optional('g:gtin', item.tradeNumber),
    ...optional('g:mpn', item.code),
    ...optional('g:item_group_id', item.group),
    ...optional('g:product_type', item.type),
    ...optional('g:color', item.color),
    ...optional('g:size', item.size),
    '</item>',
  ].join('\n');
};

const optional = (name: string, value: string | null) => (value ? [element(name, value)] : []);
const element = (name: string, value: string) => `<${name}>${escaped(value)}</${name}>`;

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? '');
