import { storeOperations } from './operations.ts';
import type { PlatformArea } from '../kernel/area.ts';
import { dataExportJob } from './account/export-job.ts';
import { deleteDueStores } from './deletion/delete-due-stores.ts';
import { storeDeletionAhead } from './deletion/feed.ts';
import { mailStoreDeletion } from './deletion/mail-store-deletion.ts';
import { remindOfDeletion } from './deletion/remind-of-deletion.ts';
import { mailEmailChange } from './account/mail-email-change.ts';
import { mailPasswordChanged, mailPasswordReset } from './account/mail-password.ts';
import { demo } from './demo.ts';
import { mailAppBound } from './app-bindings/mail-app-bound.ts';
import { mailBankInfoChanged } from './bank-info/mail-bank-info-changed.ts';
import { subscriptionTrouble } from './feed.ts';

export const storeArea: PlatformArea = {
  implementations: storeOperations,
  jobs: [
    mailEmailChange,
    mailPasswordReset,
    mailPasswordChanged,
    dataExportJob,
    mailBankInfoChanged,
    mailStoreDeletion,
    mailAppBound,
  ],
  rounds: [remindOfDeletion, deleteDueStores],
  feed: [subscriptionTrouble, storeDeletionAhead],
  demo,
};
