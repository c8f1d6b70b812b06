import { useParams } from 'react-router';
import { previewCatalogItem } from '@brandwright/contract/sourcing/marketplace/preview-catalog-item.ts';
import { useOperation } from '#api/use-operation.ts';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { itemAddress } from '../../addresses.ts';
import { ItemFacts, ItemOptions, ItemPictures, MadeBy, PriceTiers } from '../parts/item-view.tsx';
import { PublicPage } from '../parts/public-page.tsx';

/** A catalog item as anyone with the link sees it. */
export default function PreviewItemScreen() {
  const { itemId = '' } = useParams();
  const item = useOperation(previewCatalogItem, { itemId });
  return (
    <PublicPage title={item.data?.title ?? 'Catalog item'} inside={itemAddress(itemId)}>
      <Load query={item} skeleton={<SkeletonCard height={420} />}>
        {(data) => (
          <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-2">
            <ItemPictures item={data} />
            <div className="flex flex-col gap-6">
              <header>
                <h1 className="text-xl font-semibold tracking-tight">{data.title}</h1>
                <MadeBy item={data} linked={false} />
              </header>
              <PriceTiers item={data} />
              <p className="text-base whitespace-pre-line">{data.description}</p>
              <ItemFacts item={{ ...data, htsCandidate: null }} />
              <ItemOptions item={data} />
            </div>
          </div>
        )}
      </Load>
    </PublicPage>
  );
}
