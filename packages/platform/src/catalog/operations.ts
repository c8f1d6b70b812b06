// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import addProductPicture from './add-product-picture.ts';
import adjustStock from './adjust-stock.ts';
import archiveStockPlace from './archive-stock-place.ts';
import checkProductImport from './check-product-import.ts';
import connectShop from './connect-shop.ts';
import convertTemplateToProduct from './convert-template-to-product.ts';
import createProduct from './create-product.ts';
import createSkuBundle from './create-sku-bundle.ts';
import createSku from './create-sku.ts';
import createStockPlace from './create-stock-place.ts';
import disableProduct from './disable-product.ts';
import disconnectShop from './disconnect-shop.ts';
import enableProduct from './enable-product.ts';
import exportProducts from './export-products.ts';
import getProductImport from './get-product-import.ts';
import getProduct from './get-product.ts';
import getShopConnection from './get-shop-connection.ts';
import getStockPlace from './get-stock-place.ts';
import getStock from './get-stock.ts';
import importProducts from './import-products.ts';
import listFeedProducts from './list-feed-products.ts';
import listProducts from './list-products.ts';
import listSellableSkus from './list-sellable-skus.ts';
import listShopProducts from './list-shop-products.ts';
import listSkuBundles from './list-sku-bundles.ts';
import listSkus from './list-skus.ts';
import listStockMovements from './list-stock-movements.ts';
import listStockPlaces from './list-stock-places.ts';
import mergeSkus from './merge-skus.ts';
import moveStock from './move-stock.ts';
import recordStockMovements from './record-stock-movements.ts';
import removeProductPicture from './remove-product-picture.ts';
import setLowStockPoint from './set-low-stock-point.ts';
import takeBackStockMovements from './take-back-stock-movements.ts';
import updateProduct from './update-product.ts';
import updateSku from './update-sku.ts';
import updateStockPlace from './update-stock-place.ts';

export const catalogOperations: readonly Implementation[] = [
  addProductPicture,
  adjustStock,
  archiveStockPlace,
  checkProductImport,
  connectShop,
  convertTemplateToProduct,
  createProduct,
  createSkuBundle,
  createSku,
  createStockPlace,
  disableProduct,
  disconnectShop,
  enableProduct,
  exportProducts,
  getProductImport,
  getProduct,
  getShopConnection,
  getStockPlace,
  getStock,
  importProducts,
  listFeedProducts,
  listProducts,
  listSellableSkus,
  listShopProducts,
  listSkuBundles,
  listSkus,
  listStockMovements,
  listStockPlaces,
  mergeSkus,
  moveStock,
  recordStockMovements,
  removeProductPicture,
  setLowStockPoint,
  takeBackStockMovements,
  updateProduct,
  updateSku,
  updateStockPlace,
];
