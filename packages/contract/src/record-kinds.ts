import type { RecordKinds } from './kernel/record-kinds.ts';
import { brandKitKinds } from './brand-kits/record-kinds.ts';
import { copilotKinds } from './copilot/record-kinds.ts';
import { designKinds } from './design/record-kinds.ts';
import { homeKinds } from './home/record-kinds.ts';
import { inboxKinds } from './inbox/record-kinds.ts';
import { orderKinds } from './orders/record-kinds.ts';
import { printOnDemandKinds } from './print-on-demand/record-kinds.ts';
import { purchasingKinds } from './purchasing/record-kinds.ts';
import { sourcingKinds } from './sourcing/record-kinds.ts';
import { storeKinds } from './store/record-kinds.ts';
import { tariffKinds } from './tariffs/record-kinds.ts';

/** Every kind of record with what it is called; exhaustive, for it is what the areas declare. */
export const recordKinds: RecordKinds = {
  ...brandKitKinds,
  ...copilotKinds,
  ...designKinds,
  ...homeKinds,
  ...inboxKinds,
  ...orderKinds,
  ...printOnDemandKinds,
  ...purchasingKinds,
  ...sourcingKinds,
  ...storeKinds,
  ...tariffKinds,
};
