import { count as countOf } from '../../kernel/words.ts';
import type { BrandFact, FoundPassage } from './entities.ts';

export { countOf };

/** Text on one line, without what Markdown or a terminal would take for more than text, at most `longest` characters. */
export function plainQuote(text: string, longest = 320): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]+/gu, ' ')
    .replace(/(?:^|\s)#{1,6}\s/g, ' ')
    .replace(/<(?=[a-z/!?])|(?<!\w)_+|_+(?!\w)|[`*[\]|~\\]+/gi, ' ')
    .replace(/\b(?:(?:https?|ftp):\/\/|(?:data|javascript):(?=\S))/gi, '')
    .replace(/\bwww\./gi, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= longest) return line;
  return `${line.slice(0, longest).replace(/\s\S*$/, '')} …`;
}

/** "Brand guide, p. 3". */
export const cite = ({ documentTitle, page }: Pick<FoundPassage, 'documentTitle' | 'page'>): string =>
  `${plainQuote(documentTitle, 80)}, p. ${page}`;

/** `"Unused items come back within 30 days." (Returns policy, p. 1)`. */
export const quoteAndCite = (passage: Pick<FoundPassage, 'quote' | 'documentTitle' | 'page'>): string =>
  `“${plainQuote(passage.quote)}” (${cite(passage)})`;

/** `You told me: "Our brand color is clay." (Nora Whitfield)`. */
export const quoteFact = ({ text }: Pick<BrandFact, 'text'>): string => `“${plainQuote(text, 500)}”`;

/** Where a document is read, at a page and a passage of it. */
export function documentAddress(documentId: string, page?: number, find?: string): string {
  const query = new URLSearchParams({ document: documentId });
  if (page !== undefined && page > 0) query.set('page', String(page));
  if (find) query.set('find', find);
  return `/ai-agents/data-sources?${query}`;
}
