import { Factory, Package, Wand } from 'lucide-react';
import { Link } from 'react-router';
import type { MessageAttributes } from '@brandwright/contract/inbox/entities.ts';
import { Button } from '#ui/button.tsx';
import { formatNumber } from '#ui/format.ts';
import { Picture } from '#ui/picture.tsx';
import { itemAddress, supplierAddress } from '#sourcing/addresses.ts';
import { moneyText } from '../../messages/figures.ts';
import { isOurs } from '../../messages/media.ts';
import { MessageCard } from './message-card.tsx';

/** CATALOG_ITEM: the tile of a product, as whoever sent it describes it. */
export function CatalogItemMessage({ attributes }: { attributes: MessageAttributes }) {
  const { title, subtitle, imageUrl, quantity, catalogItemId } = attributes;
  const price = moneyText(attributes);
  const figures = [
    price === null ? null : `${price} each`,
    quantity === undefined ? null : `from ${formatNumber(quantity)} pieces`,
  ].filter((figure) => figure !== null);
  return (
    <MessageCard
      icon={Package}
      kind="Catalog item"
      title={title ?? 'A catalog item'}
      subtitle={subtitle}
      imageUrl={imageUrl}
      actions={
        catalogItemId && (
          <Button asChild size="small">
            <Link to={itemAddress(catalogItemId)}>Open product</Link>
          </Button>
        )
      }
    >
      {figures.length > 0 && <p className="figures text-sm">{figures.join(' · ')}</p>}
    </MessageCard>
  );
}

/** REMIX_PRODUCT_ITEM: a product before and after, and what was changed. */
export function RemixMessage({ attributes }: { attributes: MessageAttributes }) {
  const remix = attributes.remixProductData;
  const catalogItemId = remix?.catalogItemId ?? attributes.catalogItemId;
  const pictures = [
    { label: 'Before', url: remix?.sourceImageUrl },
    { label: 'Reworked', url: remix?.imageUrl ?? attributes.imageUrl },
  ].filter((picture): picture is { label: string; url: string } => !!picture.url && isOurs(picture.url));
  return (
    <MessageCard
      icon={Wand}
      kind="Reworked product"
      title={remix?.title ?? attributes.title ?? 'A reworked product'}
      subtitle={remix?.changes ?? attributes.subtitle}
      actions={
        catalogItemId && (
          <Button asChild size="small">
            <Link to={itemAddress(catalogItemId)}>Open the original</Link>
          </Button>
        )
      }
    >
      {pictures.length > 0 && (
        <div className="grid grid-cols-2 gap-2">
          {pictures.map(({ label, url }) => (
            <figure key={label} className="flex flex-col gap-1">
              <Picture src={url} alt={`${remix?.title ?? 'Product'}, ${label.toLowerCase()}`} sizes="150px" />
              <figcaption className="text-xs text-ink-soft">{label}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </MessageCard>
  );
}

/** SUPPLIER_PROFILE: a supplier of the marketplace. */
export function SupplierProfileMessage({ attributes }: { attributes: MessageAttributes }) {
  const { title, subtitle, imageUrl, supplierId } = attributes;
  return (
    <MessageCard
      icon={Factory}
      kind="Supplier profile"
      title={title ?? 'A supplier'}
      subtitle={subtitle}
      imageUrl={imageUrl}
      actions={
        supplierId && (
          <Button asChild size="small">
            <Link to={supplierAddress(supplierId)}>Open profile</Link>
          </Button>
        )
      }
    />
  );
}
