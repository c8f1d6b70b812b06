/** Zero-based page of the list in view. */
export const readListPage = (query: URLSearchParams): number => wholeOf(query.get('list'), 0);

/** Zero-based page of the document in view; its address counts from 1. */
export const readDocumentPage = (query: URLSearchParams): number =>
  Math.max(0, wholeOf(query.get('page'), 1) - 1);

function wholeOf(text: string | null, otherwise: number): number {
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : otherwise;
}
