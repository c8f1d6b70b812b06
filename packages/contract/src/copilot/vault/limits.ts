/** Largest document, in bytes (the size that the product states: 20 MB). */
export const largestDocument = 20 * 1024 * 1024;

/** Documents and facts that one store may keep. */
export const mostDocuments = 200;
export const mostFacts = 200;

/** Characters of a fact and of a document's description. */
export const longestFact = 500;
export const longestDescription = 1_000;

/** What the vault reads; recognized by content when the file is uploaded. */
export const vaultTypes = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'text/csv': 'CSV',
  'text/markdown': 'Markdown',
  'text/plain': 'Text',
  'image/png': 'Picture',
  'image/jpeg': 'Picture',
  'image/webp': 'Picture',
} as const;
export type VaultType = keyof typeof vaultTypes;

/** Endings of names that a file picker offers. */
export const vaultEndings = '.pdf,.docx,.xlsx,.csv,.md,.txt,.png,.jpg,.jpeg,.webp';

export const isVaultType = (contentType: string): contentType is VaultType => contentType in vaultTypes;
