import type { PlatformArea } from '../../kernel/area.ts';
import { contact, draftMessage } from './contact-factories.ts';
import { contactDemo } from './demo.ts';
import { goalOperations } from './goals.ts';
import { outreachOperations } from './list-outreach.ts';
import { ownListOperations } from './own-list/mail-own-list.ts';
import { analyzePage } from './page/analyze.ts';
import { sendContacts } from './send-contacts.ts';
import { sendOutreachMail } from './send-mail-job.ts';

export const outreachRoom: PlatformArea = {
  implementations: [
    contact,
    draftMessage,
    ...outreachOperations,
    sendContacts,
    ...ownListOperations,
    analyzePage,
    ...goalOperations,
  ],
  jobs: [sendOutreachMail],
  demo: contactDemo,
};
