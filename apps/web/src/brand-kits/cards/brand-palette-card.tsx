import { Link } from 'react-router';
import { askPartner } from '#frame/partner-store.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { kitAddress } from '../addresses.ts';
import { ColorTable } from '../parts/color-table.tsx';

/** The colors of a brand with their values for screen and print. */
export function BrandPaletteCard({ output }: CardProps<OutputOfCard<'brand_palette'>>) {
  return (
    <Card
      label={`Colors of ${output.brandName}`}
      title={`Colors of ${output.brandName}`}
      actions={
        <>
          <Button asChild size="small">
            <Link to={kitAddress(output.brandKitId)}>Open the kit</Link>
          </Button>
          <Button size="small" onClick={() => askPartner(`Show ${output.brandName} in warmer colors`)}>
            Try warmer colors
          </Button>
        </>
      }
    >
      <ColorTable colors={output.colors} ink={output.ink} />
    </Card>
  );
}
