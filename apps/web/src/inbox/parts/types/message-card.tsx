import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from '#ui/picture.tsx';
import { isOurs } from '../../messages/media.ts';

export interface MessageCardProps {
  icon: LucideIcon;
  /** What it is: "Catalog item". */
  kind: string;
  /** Written by an outsider: shown as text, in its own direction. */
  title: ReactNode;
  subtitle?: string | undefined;
  imageUrl?: string | undefined;
  /** Stands at the right of the kind: a status. */
  aside?: ReactNode;
  /** Figures under the title. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** A message that is a record rather than words: its kind, its name, its figures, its way on. */
export function MessageCard({
  icon: Icon,
  kind,
  title,
  subtitle,
  imageUrl,
  aside,
  children,
  actions,
}: MessageCardProps) {
  return (
    <div className="w-96 max-w-full overflow-hidden rounded-xl border border-line bg-raised text-left">
      <div className="flex gap-3.5 p-3.5">
        {imageUrl && isOurs(imageUrl) && (
          <Picture src={imageUrl} alt="" sizes="88px" className="w-22 shrink-0 self-start" />
        )}
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <div className="flex min-h-5 flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <p className="flex items-center gap-1.5 text-xs text-ink-soft">
              <Icon aria-hidden className="size-3.5" />
              {kind}
            </p>
            {aside}
          </div>
          <div className="min-w-0">
            <h3 dir="auto" className="line-clamp-3 text-sm font-semibold wrap-anywhere">
              {title}
            </h3>
            {subtitle && (
              <p dir="auto" className="mt-0.5 line-clamp-4 text-sm wrap-anywhere text-ink-soft">
                {subtitle}
              </p>
            )}
          </div>
          {children}
        </div>
      </div>
      {actions && (
        <footer className="flex flex-wrap items-center gap-2 border-t border-line px-3.5 py-2.5">
          {actions}
        </footer>
      )}
    </div>
  );
}
