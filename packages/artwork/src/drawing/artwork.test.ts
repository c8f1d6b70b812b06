import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawDesignedProduct } from './artwork.ts';
import { kitViews } from './kit/kit-views.ts';
import { rasterize } from './raster/rasterize.ts';

const printOf = async (fill: string): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect x="30" y="30" width="240" height="240" fill="${fill}"/></svg>`,
      ),
    )
      .png()
      .toBuffer(),
  );

/** The share of a picture that is plainly magenta, which nothing else in a scene is. */
async function magentaShare(svg: string): Promise<number> {
  const { data, info } = await sharp(await rasterize(svg, 200))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3)
    if ((data[at] ?? 0) > 110 && (data[at + 2] ?? 0) > 110 && (data[at + 1] ?? 0) < 90) count += 1;
  return count / (info.width * info.height);
}

const forms =
  'tee hoodie crewneck longsleeve tote cap mug tumbler candle pillow bottle jar tube pouch box notebook poster coffee-bag mailer-box milk-carton pillow-box pizza-box poly-mailer paper-bag';

describe('a design on its product', () => {
  it.each(forms.split(' '))('is in every scene: %s', async (form) => {
    const print = await printOf('#ff00ff');
    for (const view of kitViews) {
      const drawn = await drawDesignedProduct(
        { form, view, setting: 'sweep', palette: ['#5f7a5c'], brandName: 'Slow Hours' },
        { print, color: '#5f7a5c' },
      );
      expect([view, (await magentaShare(drawn)) > 0.007]).toEqual([view, true]);
    }
  });

  it('is on a paper label where it has one, and says nothing of its own', async () => {
    const product = {
      form: 'candle',
      view: 'front',
      setting: 'sweep',
      palette: ['#5f7a5c'],
      looks: { hasNoLabel: true },
    } as const;
    const artwork = { print: await printOf('#ff00ff'), color: '#5f7a5c' };
    const bare = await drawDesignedProduct({ ...product, brandName: 'Slow Hours' }, artwork);
    const labeled = await drawDesignedProduct(
      { ...product, brandName: 'Slow Hours' },
      { ...artwork, paper: '#fdfbf7' },
    );
    expect(bare).not.toContain('#fdfbf7');
    expect(labeled).toContain('#fdfbf7');
    expect(labeled.length).toBeLessThan(
      (await drawDesignedProduct({ ...product, brandName: 'A Brand of a Very Long Name' }, artwork)).length *
        1.1,
    );
  });

  it('lies in the perspective of a box', async () => {
    const print = await printOf('#ff00ff');
    const svg = await drawDesignedProduct(
      { form: 'box', view: 'front', setting: 'sweep', palette: ['#f5f2ec'], brandName: '' },
      { print, color: '#f5f2ec' },
    );
    const [, href = ''] = /href="data:image\/png;base64,([^"]+)"/.exec(svg) ?? [];
    const { data, info } = await sharp(Buffer.from(href, 'base64'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isPrinted = (x: number, y: number) => (data[(y * info.width + x) * 4 + 3] ?? 0) > 128;
    const topOf = (x: number) =>
      Array.from({ length: info.height }, (_, y) => y).find((y) => isPrinted(x, y)) ?? Infinity;
    // The front turns away to the left: what is level on the sheet falls to the right.
    expect(topOf(Math.round(info.width * 0.85))).toBeGreaterThan(topOf(Math.round(info.width * 0.15)) + 3);
  });

  it('bends around what is round', async () => {
    const print = await printOf('#ff00ff');
    const picture = async (form: string) => {
      const svg = await drawDesignedProduct(
        { form, view: 'front', setting: 'sweep', palette: ['#f5f2ec'], brandName: '' },
        { print, color: '#f5f2ec' },
      );
      const [, wide = '', high = ''] =
        /<image [^>]*width="([\d.]+)" height="([\d.]+)"[^>]*href="data:image\/png/.exec(svg) ?? [];
      return Number(high) / Number(wide);
    };
    expect(await picture('mug')).toBeGreaterThan(1.02);
    expect(await picture('tee')).toBeCloseTo(1, 2);
  });
});
