import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#ui/cn.ts';
import { textPieces } from './text-links.ts';

/** Words that an outsider wrote: never HTML, in their own direction, long words broken, addresses shown with their host. */
export function OutsideText({ text, className }: { text: string; className?: string }) {
  return (
    <p dir="auto" className={cn('wrap-anywhere whitespace-pre-wrap', className)}>
      {textPieces(text).map((piece, index) =>
        'words' in piece ? (
          <span key={index}>{piece.words}</span>
        ) : (
          <OutsideLink key={index} href={piece.href}>
            <span className="font-medium">{piece.host}</span>
            {piece.rest}
          </OutsideLink>
        ),
      )}
    </p>
  );
}

/** A link that leaves us: a new tab that knows nothing of this one. */
export function OutsideLink({
  href,
  children,
  className,
}: {
  href: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <a
      href={href}
      title={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={cn(
        'rounded-sm underline decoration-ink/30 underline-offset-4 hover:decoration-ink',
        className,
      )}
    >
      <bdi dir="ltr">{children}</bdi>
      <ExternalLink aria-label="opens in a new tab" className="ms-1 inline size-3 align-baseline" />
    </a>
  );
}
