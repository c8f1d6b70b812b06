import type { DemoPart } from '../../kernel/demo/demo.ts';
import { demoModules } from './demo.data.ts';
import { emptyContent } from './show-module.ts';
import { brandModuleRequests, brandModules } from './tables.ts';

const dayMs = 86_400_000;

export const moduleDemo: DemoPart = {
  async seedStore(store, tools) {
    const shown = store.key === 'founder' ? demoModules : demoModules.slice(0, 1);
    for (const [at, module] of shown.entries()) {
      const createdAt = new Date(tools.now.getTime() - module.daysAgo * dayMs);
      const id = tools.id('brand module', store.key, module.title);
      const content = { ...emptyContent, ...module.content };
      await tools.db.insert(brandModules).values({
        storeId: store.storeId,
        id,
        number: at + 1,
        type: module.type,
        title: module.title,
        brief: module.brief,
        source: {
          category: module.category,
          productDescription: module.brief,
          brandName: module.brandName,
          mission: null,
          palette: [],
          audience: null,
        },
        content,
        isArchived: module.isArchived ?? false,
        createdAt,
        updatedAt: createdAt,
      });
      await tools.db.insert(brandModuleRequests).values({
        storeId: store.storeId,
        id: tools.id('brand module request', store.key, module.title),
        moduleId: id,
        type: 'GENERATE',
        result: 'SUCCESS',
        content,
        createdAt,
        finishedAt: createdAt,
      });
    }
  },
};
