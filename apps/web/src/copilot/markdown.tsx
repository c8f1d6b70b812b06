import { memo } from 'react';
import type { ComponentProps } from 'react';
import ReactMarkdown from 'react-markdown';
import { Link } from 'react-router';
import remarkGfm from 'remark-gfm';
import { markdownBlocks } from './markdown-blocks.ts';

const plugins = [remarkGfm];
const components = { a: Anchor, img: () => null };
/** Of what strangers read: an address leads nowhere, its words stay. */
const withoutLinks = { a: PlainAnchor, img: () => null };

/** Text of the partner. Each block is drawn once; while text streams only the last one is drawn again. */
export function Markdown({ text, isWithoutLinks = false }: { text: string; isWithoutLinks?: boolean }) {
  return (
    <div className="prose">
      {markdownBlocks(text).map((block, index) => (
        <Block key={index} text={block} isWithoutLinks={isWithoutLinks} />
      ))}
    </div>
  );
}

const Block = memo(function Block({ text, isWithoutLinks }: { text: string; isWithoutLinks: boolean }) {
  return (
    <ReactMarkdown remarkPlugins={plugins} components={isWithoutLinks ? withoutLinks : components} skipHtml>
      {text}
    </ReactMarkdown>
  );
});

function PlainAnchor({ children }: ComponentProps<'a'>) {
  return <span>{children}</span>;
}

/**
 * Our own addresses open here, others in a new window. An answer may repeat what an outsider wrote, so an address
 * elsewhere is a link only where it shows whole, and words that would hide one stay words with the address beside them.
 */
function Anchor({ href = '', children }: ComponentProps<'a'>) {
  if (/^\/(?![/\\]|%5c)/i.test(href) && !href.startsWith('/files/')) return <Link to={href}>{children}</Link>;
  const shown = typeof children === 'string' ? children : '';
  const isOurs = href.startsWith('/files/');
  const isMail = href === `mailto:${shown}` && /^[\w.+-]+@[\w.-]+$/.test(shown);
  const isWhole = /^https?:\/\//i.test(href) && shown === href;
  if (isMail) return <a href={href}>{children}</a>;
  if (isOurs || isWhole)
    return (
      <a href={href} target="_blank" rel="noreferrer noopener">
        {children}
      </a>
    );
  return (
    <>
      {children}
      {href && ` (${href})`}
    </>
  );
}
