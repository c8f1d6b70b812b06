import type { Implementation } from '../../kernel/request/implementation.ts';
import {
  addDocumentHere,
  getDocumentHere,
  listDocumentsHere,
  removeDocumentHere,
  replaceDocumentHere,
  retryDocumentHere,
} from './documents.ts';
import { forgetFactHere, listFactsHere, rememberFactHere } from './facts.ts';
import { readFileTextHere } from './read-file-text.ts';
import { searchDocumentsHere } from './search.ts';

export { seedVault } from './demo.ts';
export { extractDocument } from './extract-document.ts';
export { documentFinder } from './records.ts';

/** The Brand Vault: documents to search and quote, facts in the founder's words. */
export const vaultOperations: readonly Implementation[] = [
  addDocumentHere,
  listDocumentsHere,
  getDocumentHere,
  replaceDocumentHere,
  removeDocumentHere,
  retryDocumentHere,
  searchDocumentsHere,
  readFileTextHere,
  rememberFactHere,
  listFactsHere,
  forgetFactHere,
];
