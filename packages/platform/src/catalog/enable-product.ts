import { enableProduct } from '@brandwright/contract/catalog/enable-product.ts';
import { implement } from '../kernel/request/implementation.ts';
import { setEnabled, undoSetEnabled } from './set-enabled.ts';

export default implement(enableProduct, {
  run: (context, named) => setEnabled(context, named, true),
  undo: undoSetEnabled,
});
