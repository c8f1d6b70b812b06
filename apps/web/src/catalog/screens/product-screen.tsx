import { useState } from 'react';
import { useParams } from 'react-router';
import { disableProduct } from '@brandwright/contract/catalog/disable-product.ts';
import { enableProduct } from '@brandwright/contract/catalog/enable-product.ts';
import type { Product, SkuStock } from '@brandwright/contract/catalog/entities.ts';
import { getProduct } from '@brandwright/contract/catalog/get-product.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { PreSalesSection } from '#fulfillment/bookings/parts/pre-sales-section.tsx';
import { RecordScreen } from '#kit/record-screen.tsx';
import { Section } from '#orders/parts/section.tsx';
import { usePermissions } from '#orders/use-permissions.ts';
import { Button } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { inventoryAddress } from '../addresses.ts';
import { AboutSection } from '../parts/about-section.tsx';
import { EditProductDialog } from '../parts/edit-product-dialog.tsx';
import { MovementsSection } from '../parts/movements-section.tsx';
import { NewSkuDialog } from '../parts/new-sku-dialog.tsx';
import { ProductSkeleton } from '../parts/product-skeleton.tsx';
import { SkuActions, type SkuAction } from '../parts/sku-actions.tsx';
import { SkuDialog } from '../parts/sku-dialog.tsx';
import { SkuTable } from '../parts/sku-table.tsx';
import { StockFacts } from '../parts/stock-facts.tsx';
import { StockStatus } from '../parts/stock-status.tsx';

const list = { label: 'Products', to: inventoryAddress };

/** One product: its SKUs, its stock by place and why it changed. */
export default function ProductScreen() {
  const { productId = '' } = useParams();
  const product = useOperation(getProduct, { id: productId });
  return (
    <RecordScreen
      record={product}
      inView={{
        waiting: 'Product',
        title: ({ title }) => title,
        record: ({ id, title }) => ({ kind: 'product', id, label: title }),
      }}
      missing={{
        title: 'We can’t find that product',
        text: 'The link may be mistyped, or the product may belong to another store.',
        back: list,
      }}
      skeleton={<ProductSkeleton />}
    >
      {(data) => <ProductInFull product={data} />}
    </RecordScreen>
  );
}

type Opened = { sku: SkuStock; action: SkuAction } | 'edit' | 'variant' | null;

function ProductInFull({ product }: { product: Product }) {
  const { mayAct, mayManage } = usePermissions();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const [only] = product.skus;
  const isSingle = product.skus.length === 1 && only !== undefined;
  const isStocked = isSingle && !only.isBundle && only.level !== 'MADE_TO_ORDER';
  return (
    <>
      <PageHeader
        title={product.title}
        crumbs={[list]}
        beside={<StockStatus level={product.level} enabled={product.enabled} />}
        note={isSingle ? only.code : count(product.skus.length, 'SKU')}
        actions={
          mayAct && (
            <>
              <SwitchButton product={product} />
              <Button onClick={() => setOpened('edit')}>Edit</Button>
              {product.source !== 'PRINT_ON_DEMAND' && (
                <Button onClick={() => setOpened('variant')}>Add a variant</Button>
              )}
              {isStocked && (
                <Button look="accent" onClick={() => setOpened({ sku: only, action: 'adjust' })}>
                  Adjust stock
                </Button>
              )}
            </>
          )
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {isSingle && (
            <Section title="Stock">
              <StockFacts sku={only} />
            </Section>
          )}
          <Section title={isSingle ? 'SKU' : 'SKUs'}>
            <SkuTable
              rows={product.skus}
              actions={
                mayAct
                  ? (row) => {
                      const sku = product.skus.find(({ id }) => id === row.id);
                      return (
                        sku && (
                          <SkuActions
                            sku={sku}
                            mayManage={mayManage}
                            onPick={(action) => setOpened({ sku, action })}
                          />
                        )
                      );
                    }
                  : undefined
              }
            />
          </Section>
          <PreSalesSection productId={product.id} />
          {product.skus.length > 0 && <MovementsSection productId={product.id} named={!isSingle} />}
        </div>
        <AboutSection product={product} mayAct={mayAct} />
      </div>
      {opened === 'edit' && <EditProductDialog product={product} onClose={close} />}
      {opened === 'variant' && <NewSkuDialog product={product} onClose={close} />}
      {opened !== null && typeof opened === 'object' && <SkuDialog {...opened} onClose={close} />}
    </>
  );
}

function SwitchButton({ product }: { product: Product }) {
  const action = useAction(product.enabled ? disableProduct : enableProduct);
  return (
    <Button busy={action.isRunning} onClick={() => void action.run({ id: product.id })}>
      {product.enabled ? 'Disable' : 'Enable'}
    </Button>
  );
}
