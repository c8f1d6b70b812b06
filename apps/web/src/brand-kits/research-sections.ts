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

function leadOf(body: string): string {
  const plain = body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(\||-{3}|#)/.test(line) && !/^[_*(]*estimate\b/i.test(line))
    .join(' ')
    .replace(/^[-*+] /, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`>]/g, '');
  const sentence = /^.{20,}?[.!?](?=\s|$)/.exec(plain)?.[0];
  return (sentence ?? plain).slice(0, 220);
}
