import type {
  TranscriptBlock,
  TranscriptMessage,
} from '@brandwright/contract/copilot/conversations/transcript.ts';
import { Card } from '#ui/card.tsx';
import { Moment } from '#ui/text.tsx';
import { Markdown } from '../markdown.tsx';

/** A conversation in words and tables, as others may read it. */
export function TranscriptView({ messages }: { messages: readonly TranscriptMessage[] }) {
  return (
    <ol aria-label="Chat" className="flex flex-col gap-7 py-8">
      {messages.map((message, index) => (
        <li
          key={index}
          className={message.by === 'person' ? 'flex flex-col items-end gap-2' : 'flex flex-col gap-3'}
        >
          <h2 className="text-xs font-normal text-ink-soft">
            {message.by === 'person' ? 'Founder' : 'Partner'} · <Moment at={message.at} />
          </h2>
          {message.blocks.map((block, at) => (
            <BlockView key={at} block={block} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function BlockView({ block }: { block: TranscriptBlock }) {
  switch (block.kind) {
    case 'text':
      return block.isPartner ? (
        <Markdown text={block.text} isWithoutLinks />
      ) : (
        <p className="max-w-[85%] rounded-2xl bg-ink/6 px-4 py-2.5 wrap-anywhere whitespace-pre-wrap">
          {block.text}
        </p>
      );
    case 'table':
      return <TableBlock block={block} />;
    case 'details':
      return (
        <Card title={block.title}>
          <Lines entries={block.entries} />
        </Card>
      );
    case 'decision':
      return (
        <Card title={block.title} aside={<span className="text-sm text-ink-soft">{block.status}</span>}>
          <Lines entries={block.lines} />
          {block.outcome && <p className="mt-3 border-t border-line pt-3 text-sm">{block.outcome}</p>}
        </Card>
      );
    case 'failure':
      return <p className="rounded-xl border border-bad/35 bg-bad/5 px-4 py-3 text-sm">{block.text}</p>;
  }
}

function Lines({ entries }: { entries: readonly { label: string; value: string }[] }) {
  return (
    <dl className="flex flex-col gap-1.5 text-sm">
      {entries.map(({ label, value }, index) => (
        <div key={index} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="figures min-w-0 text-right wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function TableBlock({ block }: { block: Extract<TranscriptBlock, { kind: 'table' }> }) {
  return (
    <Card title={block.title} flush>
      <div
        role="region"
        aria-label={block.title}
        // What scrolls must be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto border-t border-line"
      >
        <table className="figures w-full text-left text-sm">
          <thead>
            <tr>
              {block.columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="px-4 py-2 text-xs font-medium whitespace-nowrap text-ink-soft"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {block.rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, at) => (
                  <td key={at} className="px-4 py-2 align-top">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {block.more > 0 && (
        <p className="border-t border-line px-4 py-2.5 text-xs text-ink-soft">{block.more} more</p>
      )}
    </Card>
  );
}
