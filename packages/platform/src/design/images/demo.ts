import { kitProductAddress, pictureSide, type KitView, type Setting } from '@brandwright/artwork';
import { storyTime, type DemoPart, type DemoStore } from '../../kernel/demo/demo.ts';
import { monthOf } from './rules.ts';
import { galleryImages, imageGenerations, imageMonths } from './tables.ts';

interface DemoPicture {
  daysAgo: number;
  prompt: string;
  title: string;
  form: string;
  palette: readonly string[];
  views: readonly KitView[];
  setting: Setting;
  model?: 'AMAZON';
  /** The color that a recoloured picture had before. */
  before?: string;
}

const sage = '#9cac8f';
const terracotta = '#c2694a';
const navy = '#243658';
const paper = '#f3ead7';
const charcoal = '#3d3f45';

/** What a founder who looks for the face of a spring range would have asked for. */
const pictures: Record<DemoStore['key'], readonly DemoPicture[]> = {
  founder: [
    {
      ...{
        daysAgo: 2,
        prompt: 'make a picture of a sage green candle tin on linen',
        title: 'Sage green candle tin on linen',
      },
      ...{ form: 'candle-tin', palette: [sage, paper, terracotta, charcoal], setting: 'linen' },
      views: ['front', 'group', 'close', 'lifestyle'],
    },
    {
      ...{
        daysAgo: 6,
        prompt: 'Terracotta stoneware mug in navy, terracotta before',
        title: 'Terracotta stoneware mug in navy',
      },
      ...{
        form: 'mug',
        palette: [navy, paper, terracotta],
        setting: 'window',
        before: terracotta,
        views: ['front'],
      },
    },
    {
      ...{
        daysAgo: 6,
        prompt: 'two pictures of a terracotta stoneware mug by a window',
        title: 'Terracotta stoneware mug by a window',
      },
      ...{
        form: 'mug',
        palette: [terracotta, paper, charcoal],
        setting: 'window',
        views: ['front', 'close'],
      },
    },
    {
      ...{
        daysAgo: 11,
        prompt: 'our hand soap bottle on bathroom tiles, cream with a sage label',
        title: 'Hand soap bottle on bathroom tiles',
      },
      ...{
        form: 'pump-bottle',
        palette: [paper, sage, charcoal],
        setting: 'tiles',
        views: ['front', 'lifestyle'],
        model: 'AMAZON',
      },
    },
    {
      ...{
        daysAgo: 25,
        prompt: 'a linen tote bag in warm sand with our name',
        title: 'Linen tote bag in warm sand',
      },
      ...{
        form: 'tote',
        palette: ['#d9bd92', charcoal, terracotta],
        setting: 'leaf-shadow',
        views: ['front', 'lifestyle'],
      },
    },
  ],
  rival: [
    {
      ...{ daysAgo: 4, prompt: 'an olive canvas backpack outdoors', title: 'Olive canvas backpack outdoors' },
      ...{
        form: 'backpack',
        palette: ['#76753f', paper, charcoal],
        setting: 'leaf-shadow',
        views: ['front'],
      },
    },
  ],
  preview: [
    {
      ...{
        daysAgo: 3,
        prompt: 'a blush jar of face cream on stone',
        title: 'Blush jar of face cream on stone',
      },
      ...{ form: 'jar', palette: ['#e6bdb0', paper, charcoal], setting: 'stone', views: ['front'] },
    },
  ],
};

const brandNames: Record<DemoStore['key'], string> = {
  founder: 'Juniper & Clay',
  rival: 'Northfold Supply',
  preview: 'Preview Store',
};
const dayMs = 24 * 60 * 60 * 1000;

export const imageDemo: DemoPart = {
  async seedStore(store, tools) {
    const { storeId, ownerId: createdBy } = store;
    const storyMonth = (at: Date) => monthOf(storyTime(at, tools.now));
    let used = 0;
    for (const [place, picture] of pictures[store.key].entries()) {
      const { form, palette, setting, views, before, prompt, title, model = 'OPENAI' } = picture;
      const brandName = brandNames[store.key];
      const createdAt = new Date(tools.now.getTime() - picture.daysAgo * dayMs - place * 3_600_000);
      const address = (colors: readonly string[], view: KitView) =>
        kitProductAddress({ form, palette: colors, view, brandName, setting });
      const images = views.map((view) => address(palette, view));
      const madeFromUrl = before ? address([before, ...palette.slice(1)], views[0] ?? 'front') : null;
      const source = before ? 'RECOLOR' : 'PROMPT';
      const deducted = before ? 0 : images.length;
      const id = tools.id('image_generation', store.key, place);
      const shared = { storeId, prompt, source, model, madeFromUrl, createdBy, createdAt };
      await tools.db.insert(imageGenerations).values({
        ...shared,
        ...{ id, status: 'SUCCESS', engine: 'local', brandName, images, savesToGallery: true, deducted },
        finishedAt: createdAt,
      });
      await tools.db.insert(galleryImages).values(
        images.map((url, position) => ({
          ...shared,
          ...{ id: tools.id('gallery_image', store.key, place, position), url, title, position },
          ...{ width: pictureSide, height: pictureSide, generationId: id },
        })),
      );
      if (storyMonth(createdAt) === storyMonth(tools.now)) used += deducted;
    }
    await tools.db
      .insert(imageMonths)
      .values({ storeId, id: tools.id('image_month', store.key), month: monthOf(tools.now), used });
  },
};
