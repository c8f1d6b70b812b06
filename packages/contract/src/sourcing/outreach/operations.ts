export * from './contact-factories.ts';
export * from './list-outreach.ts';
export * from './send-supplier-contacts.ts';
export * from './own-list.ts';
export * from './analyze-supplier-page.ts';
export * from './goals.ts';
