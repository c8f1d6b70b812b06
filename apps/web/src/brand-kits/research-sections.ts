export interface ResearchSection {
  title: string;
  /** Markdown. */
  body: string;
  /** Its first sentence, without marks of Markdown. */
  lead: string;
  /** Whether it says of itself that it is an estimate. */
  isEstimate: boolean;
}

/** The sections of a market research: what stands under each `##`. Text before the first is a section without a title. */
export function sectionsOf(content: string): ResearchSection[] {
  return content
    .split(/^(?=#{1,3} )/m)
    .map((part) => {
      const heading = /^#{1,3} (.*)$/m.exec(part)?.[1]?.trim();
      const body = heading === undefined ? part.trim() : part.slice(part.indexOf('\n') + 1).trim();
      const isBare = heading !== undefined && !part.includes('\n');
      return { title: heading ?? '', body: isBare ? '' : body };
    })
    .filter(({ title, body }) => title !== '' || body !== '')
    .map((section) => ({
      ...section,
      lead: leadOf(section.body),
      isEstimate: /\bestimate[ds]?\b/i.test(`${section.title} ${section.body}`),
    }));
}

/** Items of a list that a lead may end in. */
const leadItems = 3;

/** The first sentence; where it announces a list, with the list's first items. */
function leadOf(body: string): string {
  const lines = body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(\||-{3}|#)/.test(line) && !/^[_*(]*estimate\b/i.test(line));
  const first = plain(lines[0] ?? '');
  const items = lines.filter(isItem).map(plain);
  if (first.endsWith(':') && items.length > 0)
    return `${first} ${items.slice(0, leadItems).join('; ')}${items.length > leadItems ? ' and more' : ''}.`;
  return (/^.{20,}?[.!?](?=\s|$)/.exec(first)?.[0] ?? first).slice(0, 220);
}

const isItem = (line: string) => /^([-*+]|\d+\.) /.test(line);

const plain = (line: string) =>
  line
    .replace(/^([-*+]|\d+\.) /, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`>]/g, '');
