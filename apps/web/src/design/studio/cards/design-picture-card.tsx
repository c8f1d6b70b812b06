import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Picture } from '#ui/picture.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { studioAddress } from '../addresses.ts';

/** A rendered design, to download. */
export function DesignPictureCard({ output }: CardProps<OutputOfCard<'design_picture'>>) {
  const { designId, name, url, width, height, what } = output;
  return (
    <Card
      label={`Picture of ${name}`}
      title={name}
      note={`${what === 'PRINT' ? 'Print only' : 'Product with its print'}, PNG, ${width} × ${height} pixels`}
      actions={
        <>
          <Button asChild size="small">
            <a href={url} download={`${name}.png`}>
              <Download aria-hidden />
              Download PNG
            </a>
          </Button>
          <Button asChild size="small" look="quiet">
            <Link to={studioAddress(designId)}>Open the design</Link>
          </Button>
        </>
      }
    >
      <Picture src={url} alt={`${name}, rendered`} sizes="480px" className="max-w-md" />
    </Card>
  );
}
