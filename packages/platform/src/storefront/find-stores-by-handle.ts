import { findStoresByHandle } from '@brandwright/contract/storefront/find-stores-by-handle.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findPublicStores } from './find-public-stores.ts';
import { isPassFor } from './protection/codes.ts';

export default implement(findStoresByHandle, {
  async run(context, { handles, visitorPass }) {
    const found = await findPublicStores(context, handles);
    return {
      output: {
        stores: found.map((store) => {
          const isShown =
            !store.is_protected ||
            (visitorPass !== undefined && isPassFor(context, store.store_id, visitorPass));
          return {
            handle: store.handle,
            name: store.name,
            description: isShown ? store.description : null,
            website: isShown ? store.website : null,
            logoUrl: isShown ? store.logo_url : null,
            isStorefrontProtected: store.is_protected,
          };
        }),
      },
    };
  },
});
