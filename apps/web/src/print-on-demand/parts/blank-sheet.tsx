import { Link } from 'react-router';
import { getBlankProduct } from '@brandwright/contract/print-on-demand/get-blank-product.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { newDesignPath } from '../addresses.ts';
import { BlankDetails } from './blank-details.tsx';

/** One blank beside the catalog. */
export function BlankSheet({ productId, onClose }: { productId: string | null; onClose: () => void }) {
  const blank = useOperation(
    getBlankProduct,
    { productId: productId ?? '' },
    { enabled: productId !== null },
  );
  return (
    <Sheet
      open={productId !== null}
      onOpenChange={(open) => !open && onClose()}
      title={blank.data?.title ?? 'Blank'}
      footer={
        blank.data && (
          <Button asChild look="accent">
            <Link to={newDesignPath(blank.data.id)}>Start a design</Link>
          </Button>
        )
      }
    >
      <Load query={blank} skeleton={<SkeletonCard height={420} />}>
        {(data) => <BlankDetails blank={data} />}
      </Load>
    </Sheet>
  );
}
