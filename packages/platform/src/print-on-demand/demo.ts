import type { DesignLayer, MockupRow } from '@brandwright/contract/print-on-demand/entities.ts';
import { blankById, blankRow } from '@brandwright/providers/print-on-demand/embedded/blanks.ts';
import { ratesOf } from '@brandwright/providers/print-on-demand/embedded/shipping.data.ts';
import type { PrintArea } from '@brandwright/providers';
import { printDrawingAddress } from '@brandwright/providers/print-on-demand/print-drawing.ts';
import { wordsPlace } from '@brandwright/providers/print-on-demand/print-layers.ts';
import type { DemoPart, DemoStore, DemoTools } from '../kernel/demo/demo.ts';
import { founderTemplates, smallTemplates, type DemoTemplate } from './demo/templates.data.ts';
import { groundOf, inkFor } from './ink.ts';
import { mockupTasks, productTemplates } from './tables.ts';

const dayMs = 86_400_000;

export const printOnDemandDemo: DemoPart = {
  async seedStore(store, tools) {
    const templates = store.key === 'founder' ? founderTemplates : smallTemplates[store.key];
    for (const template of templates) await seedTemplate(store, tools, template);
  },
};

function layersOf(template: DemoTemplate, tools: DemoTools, areas: readonly PrintArea[]): DesignLayer[] {
  const [first] = areas;
  return [template.words, template.more].flatMap((one) => {
    const area = areas.find(({ placement }) => placement === one?.placement) ?? first;
    if (one === undefined || area === undefined) return [];
    return [
      {
        id: tools.id('layer', template.title, one.text).slice(0, 8),
        kind: 'TEXT' as const,
        text: one.text,
        typeface: one.typeface,
        inkHex: 'inkHex' in one ? (one.inkHex ?? null) : null,
        imageUrl: null,
        aspect: null,
        placement: area.placement,
        ...wordsPlace(area),
      },
    ];
  });
}

async function seedTemplate(store: DemoStore, tools: DemoTools, template: DemoTemplate): Promise<void> {
  const blank = blankById(template.productId);
  const row = blankRow(template.productId);
  if (!blank || !row) throw new Error(`There is no blank ${template.productId}.`);
  const id = tools.id('product template', store.key, template.title);
  const at = (daysAgo: number) => new Date(tools.now.getTime() - daysAgo * dayMs);
  const layers = layersOf(template, tools, blank.printAreas);
  const offered = blank.variants.filter(
    ({ color, size }) =>
      template.colors.includes(color) &&
      (!template.sizes || (size !== null && template.sizes.includes(size))),
  );
  const mockups: MockupRow[] = template.hasMockups
    ? [...new Map(offered.map((variant) => [variant.color, variant])).values()].flatMap(({ color, hex }) =>
        layers.flatMap((layer) => {
          const url = printDrawingAddress({
            productId: template.productId,
            hex,
            print: {
              placement: layer.placement,
              typeface: layer.typeface ?? 'inter-bold',
              inkHex: inkFor(layer.inkHex, groundOf(blank.printAreas, layer.placement, hex)),
              words: layer.text ?? '',
            },
          });
          const title = blank.printAreas.find(({ placement }) => placement === layer.placement)?.title ?? '';
          return url ? [{ url, placement: layer.placement, placementTitle: title, color, hex }] : [];
        }),
      )
    : [];
  const taskId = template.hasMockups ? tools.id('mock-up task', store.key, template.title) : null;
  const madeAt = at(template.madeDaysAgo);
  await tools.db.insert(productTemplates).values({
    storeId: store.storeId,
    id,
    title: template.title,
    state: template.state,
    productId: blank.remoteId,
    productTitle: blank.title,
    productImageUrl: blank.imageUrl,
    externalProductId: id,
    remoteTemplateId: null,
    layers,
    variantIds: offered.map((variant) => variant.id),
    retailPriceMinor: template.retailPriceMinor,
    freeShipping: template.freeShipping ?? false,
    blank: {
      variants: [...blank.variants],
      printAreas: [...blank.printAreas],
      includedPrints: blank.includedPrints,
      shipping: ratesOf(row.parcel, 'US'),
    },
    remotePlacements: [],
    mockups,
    mockupTaskId: taskId,
    createdAt: madeAt,
    updatedAt: at(template.madeDaysAgo * 0.6),
    publishedAt: template.state === 'READY' ? at(template.madeDaysAgo * 0.8) : null,
    archivedAt: template.state === 'ARCHIVED' ? at(template.madeDaysAgo * 0.5) : null,
  });
  if (taskId === null) return;
  await tools.db.insert(mockupTasks).values({
    storeId: store.storeId,
    id: taskId,
    templateId: id,
    jobId: tools.id('mock-up job', store.key, template.title),
    result: 'SUCCESS',
    variantIds: offered.map((variant) => variant.id),
    parts: [],
    mockups,
    percent: 100,
    createdAt: madeAt,
    finishedAt: madeAt,
  });
}
