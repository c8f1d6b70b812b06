import { describe, expect, it } from 'vitest';
import { changedQuery } from '#routes/use-query-state.ts';
import { changeToView, viewQueryOf } from './view-query.ts';

const of = (text: string) => new URLSearchParams(text);

describe('viewQueryOf', () => {
  it('holds filters and sort, in whatever order they were chosen', () => {
    expect(viewQueryOf(of('sort=-total&page=3&country=PT&searchKey='))).toBe('country=PT&sort=-total');
    expect(viewQueryOf(of('country=PT&sort=-total'))).toBe('country=PT&sort=-total');
  });

  it('leaves an opened record out', () => {
    expect(viewQueryOf(of('id=7&status=PAID'), ['id'])).toBe('status=PAID');
  });
});

describe('changeToView', () => {
  it('puts all filters of the view in place of the present ones, on the first page', () => {
    const query = of('page=2&country=PT&tab=templates');
    const change = changeToView(query, 'tag=linen&tag=cotton&sort=name', ['tab']);
    expect(changedQuery(query, change).toString()).toBe('tab=templates&tag=linen&tag=cotton&sort=name');
  });

  it('takes everything away for the list without a view', () => {
    const query = of('page=2&country=PT&tab=templates');
    expect(changedQuery(query, changeToView(query, '', ['tab'])).toString()).toBe('tab=templates');
  });
});
