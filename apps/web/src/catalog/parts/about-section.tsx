import type { Product } from '@brandwright/contract/catalog/entities.ts';
import { productSourceLabels } from '@brandwright/contract/catalog/enums.ts';
import { readColorOptions } from '@brandwright/contract/catalog/color-options.ts';
import { Section } from '#orders/parts/section.tsx';
import { Badge } from '#ui/badge.tsx';
import { Details } from '#ui/details.tsx';
import { Day } from '#ui/text.tsx';
import { ProductPictures } from './product-pictures.tsx';

/** Pictures, description, colors and where the product comes from. */
export function AboutSection({ product, mayAct }: { product: Product; mayAct: boolean }) {
  const colors = readColorOptions(product.colorOptions);
  return (
    <Section title="About">
      <div className="flex flex-col gap-4">
        <ProductPictures product={product} mayAct={mayAct} />
        {product.description ? (
          <p className="text-sm wrap-anywhere whitespace-pre-line">{product.description}</p>
        ) : (
          <p className="text-sm text-ink-soft">No description yet.</p>
        )}
        {colors.length > 0 && (
          <ul aria-label="Colors" className="flex flex-wrap gap-3 text-sm">
            {colors.map(({ name, hex }) => (
              <li key={`${name} ${hex}`} className="flex items-center gap-2">
                <span
                  aria-hidden
                  className="size-4 rounded-full border border-line"
                  style={hex ? { backgroundColor: hex } : undefined}
                />
                {name}
              </li>
            ))}
          </ul>
        )}
        <Details
          items={[
            { label: 'Type', value: product.type },
            { label: 'Vendor', value: product.vendor },
            { label: 'From', value: productSourceLabels[product.source] },
            { label: 'Changed', value: <Day at={product.updatedAt} /> },
          ]}
        />
        {product.tags.length > 0 && (
          <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
            {product.tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
