import { appLabel } from '@brandwright/contract/store/app-bindings/entities.ts';
import { unbindApp } from '@brandwright/contract/store/app-bindings/unbind-app.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findBinding, withId } from './bindings.ts';
import { appBindings } from './tables.ts';

export default implement(unbindApp, {
  async run(context, { bindingId }) {
    const { appName } = await findBinding(context, bindingId);
    await context.db.delete(appBindings).where(withId(context, bindingId));
    return { output: { label: appLabel(appName) }, subject: { kind: 'store', id: context.storeId } };
  },
  async prepare(context, input) {
    const label = appLabel((await findBinding(context, input.bindingId)).appName);
    return {
      input,
      preview: {
        verb: 'Remove the app',
        what: `Removes ${label} from this store. Its code can then be used again.`,
        ...{ toWhom: null, cost: null, irreversible: null, values: [], warnings: [] },
      },
    };
  },
});
