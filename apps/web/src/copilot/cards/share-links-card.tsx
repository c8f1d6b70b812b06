import type { listShareLinks } from '@brandwright/contract/copilot/conversations/list-share-links.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps } from '../../card-props.ts';
import { MoreRows } from './more-rows.tsx';
import { ShareLinkRow } from '../conversations/share-link-row.tsx';

/** Shared links, each with its end. */
export function ShareLinksCard({ output, density }: CardProps<OutputOf<typeof listShareLinks>>) {
  const shown = density === 'thread' ? output.links.slice(0, 6) : output.links;
  if (shown.length === 0) return null;
  return (
    <Card title={count(output.total, 'shared link')} flush>
      <ul className="divide-y divide-line border-t border-line px-4">
        {shown.map((link) => (
          <ShareLinkRow key={link.id} link={link} isNamed />
        ))}
      </ul>
      <MoreRows total={output.total} shown={shown.length} />
    </Card>
  );
}
