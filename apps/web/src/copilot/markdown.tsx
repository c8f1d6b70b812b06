import { memo } from 'react';
import type { ComponentProps } from 'react';
import ReactMarkdown from 'react-markdown';
import { Link } from 'react-router';
import remarkGfm from 'remark-gfm';
import { markdownBlocks } from './markdown-blocks.ts';

const plugins = [remarkGfm];
const components = { a: Anchor, img: () => null };

/** Text of the partner. Each block is drawn once; while text streams only the last one is drawn again. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="prose">
      {markdownBlocks(text).map((block, index) => (
        <Block key={index} text={block} />
      ))}
    </div>
  );
}

const Block = memo(function Block({ text }: { text: string }) {
  return (
    <ReactMarkdown remarkPlugins={plugins} components={components} skipHtml>
      {text}
    </ReactMarkdown>
  );
});

/** Our own addresses open here, others in a new window. */
function Anchor({ href = '', children }: ComponentProps<'a'>) {
  if (/^\/(?!\/)/.test(href) && !href.startsWith('/files/')) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}
