import { useState } from 'react';
import type { BrandKit, ProductSku } from '@brandwright/contract/brand-kits/entities.ts';
import { chooseProductIdeas } from '@brandwright/contract/brand-kits/choose-product-ideas.ts';
import { useAction } from '#api/use-action.ts';
import { Section } from '#ui/section.tsx';
import { EmptyState } from '#ui/states.tsx';
import { ProductDialog } from '../dialogs/product-dialog.tsx';
import { chosenIdea, chosenProducts, paletteOf, promptOf, slideColorOf } from '../kit-parts.ts';
import { NothingYet } from '../parts/nothing-yet.tsx';
import { ProductTile } from '../parts/product-tile.tsx';
import { PromptLine } from '../parts/prompt-line.tsx';
import { SlideColor } from '../parts/slide-color.tsx';
import { WishLine } from '../parts/wish-line.tsx';
import { ProductsSlide } from '../slides/products-slide.tsx';
import { pendingOf } from '../use-kit.ts';

/** The products that the brand could begin with; the chosen ones stand on the slide. */
export function ProductsTab({ kit, mayAct }: { kit: BrandKit; mayAct: boolean }) {
  const [editing, setEditing] = useState<ProductSku | null>(null);
  const choose = useAction(chooseProductIdeas);
  const products = kit.productSkus.generations;
  const chosen = chosenProducts(kit);
  const prompt = promptOf(kit, 'PRODUCT_SKUS');
  if (products.length === 0)
    return chosenIdea(kit) ? (
      <NothingYet
        kit={kit}
        type="PRODUCT_SKU"
        title="Product ideas will appear here"
        text="Products to start with, what they could sell for and how popular they’re likely to be."
        verb="Make product ideas"
        mayAct={mayAct}
      />
    ) : (
      <EmptyState title="Choose a brand idea first" text="Products are made for the idea you choose." />
    );
  return (
    <div className="flex flex-col gap-10">
      {chosen.length > 0 && (
        <div className="flex flex-col gap-4">
          <ProductsSlide
            brandName={kit.name}
            products={chosen}
            palette={paletteOf(kit)}
            slideColor={slideColorOf(kit, 'PRODUCT_SKUS')}
          />
          {mayAct && (
            <div className="flex justify-end">
              <SlideColor kit={kit} slide="PRODUCT_SKUS" />
            </div>
          )}
        </div>
      )}
      <Section
        look="display"
        title="Product ideas"
        note={
          prompt ? (
            <PromptLine>{prompt}</PromptLine>
          ) : (
            `${chosen.length} of ${products.length} chosen. Prices and popularity are estimates.`
          )
        }
        actions={
          mayAct && (
            <WishLine
              brandKitId={kit.id}
              type="PRODUCT_SKU"
              verb="More products"
              hint="For example: under $20"
              isBusy={pendingOf(kit).some(({ type }) => type === 'PRODUCT_SKU')}
            />
          )
        }
      >
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {products.map((product) => (
            <li key={product.uuid} className="flex">
              <ProductTile
                kit={kit}
                product={product}
                isChosen={kit.productSkus.selectedUuids.includes(product.uuid)}
                mayAct={mayAct}
                isChoosing={choose.isRunning}
                onChoose={(isChosen) =>
                  void choose.run({
                    brandKit: kit.id,
                    productIdeas: [product.uuid],
                    how: isChosen ? 'ADD' : 'REMOVE',
                  })
                }
                onEdit={() => setEditing(product)}
              />
            </li>
          ))}
        </ul>
      </Section>
      {editing && <ProductDialog brandKitId={kit.id} product={editing} onClose={() => setEditing(null)} />}
    </div>
  );
}
