import type { Excerpt } from '@brandwright/contract/copilot/conversations/list-conversations.ts';

/** Where the words that were searched for stand. */
export function ExcerptText({ excerpt }: { excerpt: Excerpt }) {
  return (
    <span className="line-clamp-2 text-xs text-ink-soft">
      {excerpt.pieces.map((piece, index) =>
        piece.isMatch ? (
          <mark key={index} className="rounded-sm bg-accent/18 text-ink">
            {piece.text}
          </mark>
        ) : (
          <span key={index}>{piece.text}</span>
        ),
      )}
    </span>
  );
}
