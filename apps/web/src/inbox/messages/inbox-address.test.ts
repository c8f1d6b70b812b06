import { describe, expect, it } from 'vitest';
import { conversationAddress, listInputOf } from './inbox-address.ts';

const listed = (search: string) => listInputOf(new URLSearchParams(search));

describe('the address of the inbox', () => {
  it('says what is listed', () => {
    expect(listed('')).toEqual({ page: 0, size: 20 });
    expect(listed('filter=sourcing-agent&page=2&searchTerm=%20glaze%20')).toEqual({
      filter: 'SOURCING_AGENT',
      keyword: 'glaze',
      page: 2,
      size: 20,
    });
    for (const said of ['archived', 'ARCHIVED'])
      expect(listed(`filter=${said}`)).toMatchObject({ filter: 'ARCHIVED' });
    expect(listed('filter=SOURCING_AGENT')).toMatchObject({ filter: 'SOURCING_AGENT' });
  });

  it('passes over what it does not know', () => {
    expect(listed('filter=toString&page=-1')).toEqual({ page: 0, size: 20 });
    expect(listed('page=x&searchTerm=')).toEqual({ page: 0, size: 20 });
  });

  it('of a conversation holds its sid', () => {
    expect(conversationAddress('CH 1&2')).toBe('/inbox/messages?sid=CH+1%262');
  });
});
