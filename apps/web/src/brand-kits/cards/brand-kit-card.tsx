import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { kitAddress, publicAddress } from '../addresses.ts';
import { CompletenessDots } from '../parts/completeness-dots.tsx';
import { KitFace } from '../parts/kit-face.tsx';
import { PartList } from '../parts/part-list.tsx';
import { useWatchedKit } from '../use-kit.ts';

/** A kit: its face, its four parts and where they stand. */
export function BrandKitCard({ output }: CardProps<OutputOfCard<'brand_kit'>>) {
  const kit = useWatchedKit(output);
  return (
    <Card
      label={`Brand kit ${kit.name}`}
      title={
        <Link to={kitAddress(kit.id)} className="hover:underline hover:underline-offset-4">
          {kit.name || 'Untitled brand kit'}
        </Link>
      }
      note={kit.category}
      aside={
        kit.isArchived ? (
          <Badge>Archived</Badge>
        ) : kit.isSample ? (
          <Badge>Example</Badge>
        ) : (
          <CompletenessDots completeness={kit.completeness} />
        )
      }
      actions={
        <>
          <Button asChild size="small">
            <Link to={kitAddress(kit.id)}>Open the kit</Link>
          </Button>
          {kit.shareUrl && (
            <Button asChild size="small">
              <Link to={publicAddress(kit.shareUrl)}>View public page</Link>
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <KitFace kit={kit} />
        <PartList kit={kit} />
        {kit.prompts.length > 0 && <p className="text-sm text-warn">{kit.prompts.join('. ')}.</p>}
      </div>
    </Card>
  );
}
