import { disableProduct } from '@brandwright/contract/catalog/disable-product.ts';
import { implement } from '../kernel/request/implementation.ts';
import { setEnabled, undoSetEnabled } from './set-enabled.ts';

export default implement(disableProduct, {
  run: (context, named) => setEnabled(context, named, false),
  undo: undoSetEnabled,
});
