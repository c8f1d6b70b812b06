import { lazy, type ComponentType } from 'react';

export interface IdeationTab {
  value: string;
  label: string;
  /** `keyword`: the words in the address that the tab may begin with. */
  Content: ComponentType<{ keyword?: string }>;
}

/** Tabs of other rooms beside the projects, each in a chunk of its own. */
export const ideationTabs: readonly IdeationTab[] = [
  {
    value: 'ideas',
    label: 'Ideas',
    Content: lazy(async () => ({ default: (await import('#design/ideas/parts/ideas-list.tsx')).IdeasList })),
  },
  {
    value: 'images',
    label: 'Pictures',
    Content: lazy(async () => ({
      default: (await import('#design/images/parts/picture-gallery.tsx')).PictureGallery,
    })),
  },
];
