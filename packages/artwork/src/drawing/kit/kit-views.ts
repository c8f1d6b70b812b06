export const kitViews = ['front', 'group', 'close', 'lifestyle'] as const;
export type KitView = (typeof kitViews)[number];
export const isKitView = (name: string): name is KitView => kitViews.some((view) => view === name);
