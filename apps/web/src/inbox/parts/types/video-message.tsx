import { isOurs } from '../../messages/media.ts';
import { ElsewhereLink } from './picture-grid.tsx';

/** Videos of a message, with controls; none plays by itself. */
export function Videos({ urls, from }: { urls: readonly string[]; from: string }) {
  return urls.map((url) =>
    isOurs(url) ? (
      // What suppliers film comes without captions.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        key={url}
        src={url}
        controls
        preload="metadata"
        playsInline
        aria-label={`Video from ${from}`}
        className="aspect-video w-96 max-w-full rounded-xl bg-ink/10"
      />
    ) : (
      <ElsewhereLink key={url} url={url} what="Video" />
    ),
  );
}
