import type { PlatformArea } from '../../../kernel/area.ts';
import { addMySupplier, recordSupplierContact, removeMySupplier } from './add-remove.ts';
import { mySupplierDemo } from './demo.ts';
import { exportMySuppliers } from './export.ts';
import { waitingInvites } from './feed.ts';
import { supplierImportJob } from './import-job.ts';
import { checkSupplierList, getSupplierImport, importSuppliers } from './import.ts';
import { inviteNotice } from './invite-notice.ts';
import {
  cancelSupplierInvite,
  inviteSupplier,
  resendSupplierInvite,
  settleSupplierInvite,
} from './invites.ts';
import { getMySupplier, listMySuppliers } from './list.ts';
import { addSupplierNote, removeSupplierNote } from './notes.ts';
import { mySupplierFinder } from './records.ts';
import { tagSuppliers, untagSuppliers } from './tags.ts';

export const mySupplierRoom: PlatformArea = {
  implementations: [
    listMySuppliers,
    getMySupplier,
    addMySupplier,
    removeMySupplier,
    recordSupplierContact,
    addSupplierNote,
    removeSupplierNote,
    tagSuppliers,
    untagSuppliers,
    inviteSupplier,
    resendSupplierInvite,
    cancelSupplierInvite,
    settleSupplierInvite,
    checkSupplierList,
    importSuppliers,
    getSupplierImport,
    exportMySuppliers,
  ],
  records: [mySupplierFinder],
  jobs: [inviteNotice.job, supplierImportJob],
  feed: [waitingInvites],
  demo: mySupplierDemo,
};
