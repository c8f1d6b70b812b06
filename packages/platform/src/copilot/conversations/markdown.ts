import { count } from '@brandwright/contract/kernel/words.ts';
import type {
  TranscriptBlock,
  TranscriptMessage,
} from '@brandwright/contract/copilot/conversations/transcript.ts';

export interface MarkdownHead {
  title: string;
  /** Who talked with the partner. */
  person: string;
  exportedAt: Date;
}

/** A conversation as Markdown: a heading a message, cards as tables, decisions as what they were. */
export function markdownOf(head: MarkdownHead, messages: readonly TranscriptMessage[]): string {
  const from = messages[0]?.at.slice(0, 10);
  const lead = [
    `# ${escaped(head.title)}`,
    `${from ? `Chat from ${from}, exported` : 'Exported'} ${head.exportedAt.toISOString().slice(0, 10)}. ${count(messages.length, 'message')}.`,
  ];
  const body = messages.map((message) =>
    [
      `## ${message.by === 'person' ? escaped(head.person) : 'Partner'} · ${message.at.slice(0, 16).replace('T', ' ')} UTC`,
      ...message.blocks.map(blockOf),
    ].join('\n\n'),
  );
  return `${[...lead, ...body].join('\n\n')}\n`;
}

function blockOf(block: TranscriptBlock): string {
  switch (block.kind) {
    case 'text':
      return block.isPartner ? withoutHtml(block.text) : paragraphs(block.text);
    case 'table':
      return table(block);
    case 'details':
      return [`**${escaped(block.title)}**`, lines(block.entries)].join('\n\n');
    case 'decision':
      return [
        `### ${escaped(block.title)}: ${escaped(block.status)}`,
        lines(block.lines),
        ...(block.outcome ? [`> ${escaped(block.outcome)}`] : []),
      ].join('\n\n');
    case 'failure':
      return `> ${escaped(block.text)}`;
  }
}

function table({ title, columns, rows, more }: Extract<TranscriptBlock, { kind: 'table' }>): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  const drawn = [line(columns), `| ${columns.map(() => '---').join(' | ')} |`, ...rows.map(line)].join('\n');
  return [`**${escaped(title)}**`, drawn, ...(more > 0 ? [`${more} more rows.`] : [])].join('\n\n');
}

const lines = (entries: readonly { label: string; value: string }[]) =>
  entries.map(({ label, value }) => `- ${escaped(label)}: ${escaped(value)}`).join('\n');

/** A person's words mean themselves: their signs are no headings, lists or links. */
const paragraphs = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => escaped(line))
    .join('  \n');

/** One line in which nothing is taken for Markdown or HTML. */
function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>|~]/g, (sign) => (sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : `\\${sign}`))
    .replace(/^(#{1,6}|[-+=]+|\d+[.)])(?=\s|$)/, (sign) => `${sign.slice(0, -1)}\\${sign.slice(-1)}`)
    .replace(/&(?=#?\w+;)/g, (sign, at: number, all: string) =>
      /^&(?:lt|gt);/.test(all.slice(at)) ? sign : '&amp;',
    );
}

/** In a cell of a table also a line break would end the row. */
const cell = (text: string) => escaped(text);

/** What the partner wrote is Markdown; HTML in it, and addresses that run something, are none. */
const withoutHtml = (text: string) =>
  text.replace(/<(?=[a-z!/?])/gi, '&lt;').replace(/\]\(\s*(?!https?:|\/|mailto:|#)[^)]*\)/gi, ']');
