import { z } from 'zod';
import { pageOf } from './shopify-answer.ts';

/** What is asked of a shop, and the shapes of the answers (shopify.dev/docs/api/admin-graphql/2026-10). */

const amount = z.string().regex(/^\d{1,12}(\.\d{1,6})?$/);

export const variantNode = z.object({
  sku: z.string().nullable(),
  price: amount,
  barcode: z.string().nullable(),
  inventoryQuantity: z.number().nullable(),
  selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
  inventoryItem: z.object({
    tracked: z.boolean(),
    unitCost: z.object({ amount, currencyCode: z.string() }).nullable(),
    measurement: z
      .object({ weight: z.object({ unit: z.string(), value: z.number() }).nullable() })
      .nullable(),
  }),
});

/** Media that is no picture has no `image`; one that is still worked on has none either. */
export const mediaNode = z.object({
  image: z.object({ url: z.string(), altText: z.string().nullable() }).nullish(),
});

export const productNode = z.object({
  id: z.string().min(1).max(100),
  handle: z.string(),
  title: z.string(),
  descriptionHtml: z.string(),
  vendor: z.string(),
  productType: z.string(),
  tags: z.array(z.string()),
  status: z.string(),
  options: z.array(z.object({ name: z.string() })),
  media: pageOf(mediaNode),
  variants: pageOf(variantNode),
});

const ofVariants = `pageInfo { hasNextPage endCursor }
nodes {
  sku price barcode inventoryQuantity
  selectedOptions { name value }
  inventoryItem { tracked unitCost { amount currencyCode } measurement { weight { unit value } } }
}`;
const ofMedia = `pageInfo { hasNextPage endCursor }
nodes { ... on MediaImage { image { url altText } } }`;

export const aboutQuery = `query About {
  shop { name currencyCode myshopifyDomain }
  productsCount(limit: null) { count }
  currentAppInstallation { accessScopes { handle } }
}`;
export const aboutData = z.object({
  shop: z.object({
    name: z.string(),
    currencyCode: z.string().regex(/^[A-Z]{3}$/),
    myshopifyDomain: z.string(),
  }),
  productsCount: z.object({ count: z.int().min(0) }).nullable(),
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
});

/** What is read of the app alone: it needs no scope, so it says which are missing. */
export const scopesQuery = 'query Scopes { currentAppInstallation { accessScopes { handle } } }';
export const scopesData = aboutData.pick({ currentAppInstallation: true });

export const productsQuery = `query Products($first: Int!, $after: String) {
  products(first: $first, after: $after, sortKey: ID) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id handle title descriptionHtml vendor productType tags status
      options(first: 3) { name }
      media(first: 5) { ${ofMedia} }
      variants(first: 10) { ${ofVariants} }
    }
  }
}`;
export const productsData = z.object({ products: pageOf(productNode) });

export const variantsQuery = `query Variants($id: ID!, $first: Int!, $after: String) {
  product(id: $id) { variants(first: $first, after: $after) { ${ofVariants} } }
}`;
export const variantsData = z.object({ product: z.object({ variants: pageOf(variantNode) }).nullable() });

export const mediaQuery = `query Media($id: ID!, $first: Int!, $after: String) {
  product(id: $id) { media(first: $first, after: $after) { ${ofMedia} } }
}`;
export const mediaData = z.object({ product: z.object({ media: pageOf(mediaNode) }).nullable() });
