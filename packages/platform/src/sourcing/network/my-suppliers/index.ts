import type { AreaModule } from '../../../kernel/area.ts';
import { mySupplierDemo } from './demo.ts';
import { waitingInvites } from './feed.ts';
import { supplierImportJob } from './import-job.ts';
import { inviteNotice } from './invite-notice.ts';
import { mySupplierFinder } from './records.ts';

export const mySupplierModule: AreaModule = {
  records: [mySupplierFinder],
  jobs: [inviteNotice.job, supplierImportJob],
  feed: [waitingInvites],
  demo: mySupplierDemo,
};
