import { describe, expect, it } from 'vitest';
import { readDocumentPage, readListPage } from './vault-address.ts';

describe('the address of the vault', () => {
  it('counts a document’s pages from 1 and the list’s from 0', () => {
    expect(readDocumentPage(new URLSearchParams('page=3'))).toBe(2);
    expect(readListPage(new URLSearchParams('list=3'))).toBe(3);
  });

  it('is read as the first page where it says none', () => {
    for (const text of ['', 'page=0', 'page=-2', 'page=x', 'page=999999'])
      expect(readDocumentPage(new URLSearchParams(text))).toBe(0);
    expect(readListPage(new URLSearchParams('list=-1'))).toBe(0);
  });
});
