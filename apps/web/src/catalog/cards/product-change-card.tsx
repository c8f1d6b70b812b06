import { Link } from 'react-router';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { productAddress } from '../addresses.ts';

/** A product after it changed, was enabled or disabled. */
export function ProductChangeCard({ output }: CardProps<OutputOfCard<'product_change'>>) {
  return (
    <Card
      label="Product"
      title={output.title}
      aside={
        <Status tone={output.enabled ? 'good' : 'neutral'}>{output.enabled ? 'Enabled' : 'Disabled'}</Status>
      }
      actions={
        <Button asChild size="small">
          <Link to={productAddress(output.id)}>Open the product</Link>
        </Button>
      }
    />
  );
}
