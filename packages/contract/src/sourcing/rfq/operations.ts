// Addresses without a parameter stand before those with one in the same place.
export {
  closeProjectRequest,
  createProjectRequest,
  duplicateProjectRequest,
  saveProjectDraft,
  submitProjectRequest,
  updateProjectRequest,
} from './make.ts';
export * from './read.ts';
export { acceptQuote, askAboutQuote, compareQuotes, declineQuote } from './quotes.ts';
