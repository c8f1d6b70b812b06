import { describe, expect, it } from 'vitest';
import { changeDesign } from '@brandwright/contract/design/studio/change-design.ts';
import { updateDesign } from '@brandwright/contract/design/studio/update-design.ts';
import { getDesign } from '@brandwright/contract/design/studio/get-design.ts';
import { withTote } from './testing.ts';

describe('a save of the canvas', () => {
  it('merges what two editors did to different layers, and tells them of the same one', async () => {
    const { store, design } = await withTote();
    const { designId, revision } = design;
    const text = design.document.layers[0];
    if (!text) throw new Error('no layer');
    const star = {
      ...text,
      kind: 'SHAPE' as const,
      id: 'shape-9',
      name: 'Star',
      shape: 'STAR' as const,
      fill: '#c39a3c',
      stroke: null,
      strokeWidth: 0,
      cornerRadius: 0,
      x: 500,
      y: 500,
      width: 90,
      height: 90,
      rotation: 0,
      opacity: 1,
      isLocked: false,
      isVisible: true,
    };
    const {
      text: _t,
      font: _f,
      fontSize: _s,
      color: _c,
      align: _a,
      letterSpacing: _l,
      lineHeight: _h,
      ...shape
    } = star as typeof star & Record<string, unknown>;
    const one = await store.run(updateDesign, { designId, revision, layers: [{ ...text, x: 520 }] });
    expect(one.revision).toBe(revision + 1);
    const two = await store.run(updateDesign, {
      designId,
      revision,
      layers: [shape as never],
      order: ['shape-9', text.id],
    });
    expect(two.document.layers.map(({ id, x }) => [id, x])).toEqual([
      ['shape-9', 500],
      [text.id, 520],
    ]);
    const late = await store.refusal(updateDesign, { designId, revision, layers: [{ ...text, y: 100 }] });
    expect(late).toMatchObject({ code: 'conflict', message: expect.stringContaining('Slow mornings') });
    expect(late.details?.[0]?.path).toBe(`layers.${text.id}`);
  });

  it('counts as changed what was changed and nothing else', async () => {
    const { store, design } = await withTote();
    const { designId } = design;
    const two = await store.run(changeDesign, { designId, words: 'add a gold star' });
    const [text, star] = two.document.layers;
    if (!text || !star) throw new Error('no layers');
    const base = { designId, revision: two.revision };
    await store.run(updateDesign, { ...base, layers: [{ ...text, x: 510 }] });
    const after = await store.run(updateDesign, { ...base, layers: [{ ...star, x: 480 }] });
    expect(after.document.layers.map(({ x }) => x)).toEqual([510, 480]);
  });

  it('joins the version of the last minutes, and begins another later', async () => {
    const { store, design } = await withTote();
    const { designId } = design;
    const [text] = design.document.layers;
    const save = async (x: number) => {
      const { revision } = await store.run(getDesign, { designId });
      return store.run(updateDesign, { designId, revision, layers: text ? [{ ...text, x }] : [] });
    };
    expect((await save(510)).version).toBe(2);
    expect((await save(512)).version).toBe(2);
    const now = store.time.now;
    store.time.now = new Date(now.getTime() + 20 * 60_000);
    expect((await save(515)).version).toBe(3);
    store.time.now = now;
  });

  it('keeps the limits: sizes, colors, addresses of others', async () => {
    const { store, design } = await withTote();
    const { designId, revision } = design;
    const [text] = design.document.layers;
    if (!text) throw new Error('no layer');
    const bad = (layer: object) =>
      store.refusal(updateDesign, { designId, revision, layers: [{ ...text, ...layer }] });
    expect((await bad({ text: 'x'.repeat(501) })).code).toBe('bad_input');
    expect((await bad({ color: 'red' })).code).toBe('bad_input');
    expect((await bad({ fontSize: 9000 })).code).toBe('bad_input');
    expect((await bad({ surprise: 1 })).code).toBe('bad_input');
    const rival = await withTote();
    const picture = {
      id: 'image-1',
      kind: 'IMAGE',
      name: 'P',
      url: rival.design.previewUrl,
      alt: '',
      isMark: false,
      x: 500,
      y: 500,
      width: 100,
      height: 100,
      rotation: 0,
      opacity: 1,
      isLocked: false,
      isVisible: true,
    };
    expect((await store.refusal(updateDesign, { designId, revision, layers: [picture] })).code).toBe(
      'not_found',
    );
    expect(
      (
        await store.refusal(updateDesign, {
          designId,
          revision,
          layers: [{ ...picture, url: 'https://evil.example/x.png' }],
        })
      ).code,
    ).toBe('bad_input');
    const many = Array.from({ length: 201 }, (_, index) => ({ ...text, id: `text-${index}` }));
    expect((await store.refusal(updateDesign, { designId, revision, layers: many })).code).toBe('bad_input');
  });
});
