import { Link } from 'react-router';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { publicAddress } from '../addresses.ts';
import { ShareAddress } from '../parts/share-address.tsx';

/** The public link of a kit. */
export function BrandKitLinkCard({ output }: CardProps<OutputOfCard<'brand_kit_link'>>) {
  return (
    <Card
      label={`Link to ${output.name}`}
      title={`Link to ${output.name}`}
      note="Anyone with the link can see the kit without logging in."
      aside={
        <Status tone={output.isWaitlistSitePublished ? 'good' : 'neutral'}>
          {output.isWaitlistSitePublished ? 'Waitlist open' : 'No waitlist'}
        </Status>
      }
      actions={
        <Button asChild size="small">
          <Link to={publicAddress(output.shareUrl)}>View page</Link>
        </Button>
      }
    >
      <ShareAddress url={output.shareUrl} />
      {output.prompts.length > 0 && (
        <p className="mt-3 text-sm text-ink-soft">Not complete yet: {output.prompts.join('. ')}.</p>
      )}
    </Card>
  );
}
