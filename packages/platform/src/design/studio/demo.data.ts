import type { DesignMode, DesignModelName, DesignStep } from '@brandwright/contract/design/studio/enums.ts';
import type { DesignAttributes } from '@brandwright/contract/design/studio/entities.ts';
import type { DrawingLayer } from '@brandwright/contract/design/studio/document.ts';

/** A design of the demo, as its founder made it: every request is a version. */
export interface DemoDesign {
  key: string;
  name: string;
  mode: DesignMode;
  step: DesignStep;
  model?: DesignModelName;
  templateKey: string;
  productColor: string;
  said: readonly string[];
  prompt?: string;
  attributes?: DesignAttributes;
  /** Drawings that stand for pictures that were made for it. */
  pictures?: readonly string[];
  sketch?: DrawingLayer;
  daysAgo: number;
  isArchived?: true;
}

const kit = (form: string, colors: string, mark: string, view: string, name: string) =>
  `/files/drawn/kit.${form}.${colors}.${mark}.${view}.${name}`;

/** A pouch as somebody would scribble it: outline, seal and a leaf. */
const pouchSketch: DrawingLayer = {
  kind: 'DRAWING',
  id: 'drawing-1',
  name: 'Pouch with a leaf',
  x: 500,
  y: 530,
  width: 240,
  height: 280,
  rotation: 0,
  opacity: 1,
  isLocked: false,
  isVisible: true,
  drawnWidth: 240,
  drawnHeight: 280,
  strokes: [
    {
      color: '#3a2f28',
      width: 5,
      points: [
        20, 40, 18, 120, 26, 200, 40, 262, 120, 270, 202, 262, 214, 196, 221, 118, 218, 38, 120, 34, 20, 40,
      ],
    },
    { color: '#3a2f28', width: 4, points: [24, 66, 90, 62, 160, 64, 216, 66] },
    {
      color: '#4d6b3c',
      width: 5,
      points: [120, 216, 112, 180, 118, 140, 140, 112, 152, 150, 146, 186, 120, 216],
    },
    { color: '#4d6b3c', width: 4, points: [120, 216, 130, 178, 140, 140] },
    { color: '#4d6b3c', width: 4, points: [120, 216, 98, 190, 88, 160, 92, 136, 112, 160, 118, 190] },
  ],
};

export const founderDesigns: readonly DemoDesign[] = [
  {
    key: 'harvest-tote',
    name: 'Harvest Tote',
    mode: 'DESIGNTEMPLATE',
    step: 'REFINE',
    templateKey: 'tote',
    productColor: '#efe4cd',
    said: [
      'add the text "Juniper & Clay" in dark green',
      'add the logo above the text in terracotta',
      'add a small text "made slowly, in small batches" at the bottom in dark green in a handwritten font',
      'make the logo a bit smaller',
    ],
    prompt: 'natural canvas tote with our name in dark green',
    daysAgo: 1,
  },
  {
    key: 'slow-mornings-tee',
    name: 'Slow Mornings Tee',
    mode: 'TSHIRT',
    step: 'REFINE',
    templateKey: 'tee',
    productColor: '#f5f2ec',
    said: [
      'add a terracotta circle at the top',
      'add the text "Slow mornings" in dark brown in a serif font',
      'move the text below the circle',
      'add a small text "Juniper & Clay" at the bottom in dark brown',
    ],
    prompt: 'off-white t-shirt that says slow mornings over a terracotta sun',
    daysAgo: 3,
  },
  {
    key: 'hearth-candle',
    name: 'Hearth Candle',
    mode: 'CREATION',
    step: 'CHOOSE',
    templateKey: 'candle-jar',
    productColor: '#c2694a',
    said: ['add the text "Hearth" in dark brown'],
    prompt: 'a terracotta candle called Hearth with a quiet cream label, cedar and smoke',
    pictures: [
      kit('candle', 'c2694a-efe4cd-46301f-d9c29c', 'sun', 'front', 'Hearth'),
      kit('candle', '46301f-d9c29c-c2694a-efe4cd', 'arch', 'front', 'Hearth'),
      kit('candle', 'efe4cd-c2694a-46301f-d9c29c', 'sun', 'close', 'Hearth'),
      kit('candle', '8a3f2c-efe4cd-46301f-d9c29c', 'moon', 'group', 'Hearth'),
    ],
    daysAgo: 2,
  },
  {
    key: 'linen-room-mug',
    name: 'Linen Room Mug',
    mode: 'DESIGNATTRIBUTE',
    step: 'REFINE',
    templateKey: 'mug',
    productColor: '#94a78a',
    said: [
      'add the logo in cream',
      'add the text "linen room" below the logo in cream',
      'make the logo smaller',
    ],
    attributes: {
      form: 'mug',
      material: 'stoneware',
      color: 'sage green',
      finish: 'matte',
      style: 'quiet, hand-thrown',
    },
    prompt: 'mug, stoneware, sage green, matte, quiet, hand-thrown',
    daysAgo: 6,
  },
  {
    key: 'night-shift-hoodie',
    name: 'Night Shift Hoodie',
    mode: 'CREATION',
    step: 'REFINE',
    model: 'AMAZON',
    templateKey: 'hoodie',
    productColor: '#22304f',
    said: ['add the text "night shift" in cream in a bold font', 'add a gold line below the text'],
    prompt: 'navy hoodie for night-shift makers',
    daysAgo: 9,
  },
  {
    key: 'tea-pouch-sketch',
    name: 'Tea Pouch Sketch',
    mode: 'DESIGNSKETCH',
    step: 'PROMPT',
    templateKey: 'pouch',
    productColor: '#b9966a',
    said: [],
    prompt: 'kraft tea pouch with a juniper sprig',
    sketch: pouchSketch,
    daysAgo: 4,
  },
  {
    key: 'stoneware-remix',
    name: 'Stoneware Remix',
    mode: 'REMIX',
    step: 'CHOOSE',
    templateKey: 'mug',
    productColor: '#c2694a',
    said: ['add the text "Juniper & Clay" in cream'],
    prompt: 'our stoneware mug with a beach theme',
    pictures: [
      kit('mug', 'c2694a-f3e3d2-8cb3cd-46301f', 'wave', 'front', 'Juniper-~-Clay'),
      kit('mug', '8cb3cd-fdf6ea-22304f-d9c29c', 'wave', 'front', 'Juniper-~-Clay'),
    ],
    daysAgo: 11,
  },
  {
    key: 'sage-crewneck',
    name: 'Studio Crewneck, sage',
    mode: 'COLORCHANGE',
    step: 'REFINE',
    templateKey: 'crewneck',
    productColor: '#94a78a',
    said: ['add the text "studio\nhours" in off white in a bold font'],
    daysAgo: 15,
  },
  {
    key: 'gift-carton',
    name: 'Gift Carton',
    mode: 'DESIGNSTUDIO',
    step: 'REFINE',
    templateKey: 'carton',
    productColor: '#f5f2ec',
    said: [
      'add a sage band at the bottom',
      'add the logo in dark green',
      'add the text "Juniper & Clay" below the logo in dark green',
    ],
    daysAgo: 18,
  },
  {
    key: 'moon-phases-poster',
    name: 'Moon Phases Poster',
    mode: 'DESIGNCOMMUNITY',
    step: 'REFINE',
    templateKey: 'poster',
    productColor: '#22304f',
    said: ['add a cream circle', 'add the text "moon phases" at the bottom in cream in an elegant font'],
    daysAgo: 21,
  },
  {
    key: 'studio-notebook',
    name: 'Studio Notebook',
    mode: 'NONE',
    step: 'REFINE',
    templateKey: 'notebook',
    productColor: '#2e5540',
    said: [],
    daysAgo: 26,
  },
  {
    key: 'summer-fair-poster',
    name: 'Summer Fair Poster',
    mode: 'DESIGNTEMPLATE',
    step: 'REFINE',
    templateKey: 'poster',
    productColor: '#f3e3a5',
    said: [
      'add a coral circle at the top',
      'add the text "Summer Fair" in dark brown in a bold font',
      'add a small text "14 July, Mill Lane" at the bottom in dark brown',
    ],
    daysAgo: 130,
    isArchived: true,
  },
];

export const smallDesigns: readonly DemoDesign[] = [
  {
    key: 'northfold-cap',
    name: 'Northfold Cap',
    mode: 'DESIGNTEMPLATE',
    step: 'REFINE',
    templateKey: 'cap',
    productColor: '#3d3d42',
    said: ['add the text "Northfold" in white in a bold font'],
    daysAgo: 5,
  },
];

export interface DemoCommunityDesign extends Pick<
  DemoDesign,
  'key' | 'name' | 'mode' | 'templateKey' | 'productColor' | 'said' | 'daysAgo'
> {
  madeBy: string;
}

/** Designs that others gave to everybody. */
export const communityGallery: readonly DemoCommunityDesign[] = [
  {
    key: 'moon-phases',
    name: 'Moon Phases',
    madeBy: 'Ines Okafor',
    mode: 'DESIGNSTUDIO',
    templateKey: 'poster',
    productColor: '#22304f',
    said: ['add a cream circle', 'add the text "moon phases" at the bottom in cream in an elegant font'],
    daysAgo: 8,
  },
  {
    key: 'market-day',
    name: 'Market Day',
    madeBy: 'Tove Lindqvist',
    mode: 'DESIGNTEMPLATE',
    templateKey: 'tote',
    productColor: '#f5f2ec',
    said: ['add the text "market day" in terracotta in a bold font', 'add a terracotta line below the text'],
    daysAgo: 14,
  },
  {
    key: 'good-morning',
    name: 'Good Morning',
    madeBy: 'Mateo Ruiz',
    mode: 'TSHIRT',
    templateKey: 'tee',
    productColor: '#d9c29c',
    said: ['add a mustard circle', 'add the text "good morning" in dark brown'],
    daysAgo: 20,
  },
  {
    key: 'first-cup',
    name: 'First Cup',
    madeBy: 'Hana Sato',
    mode: 'DESIGNSTUDIO',
    templateKey: 'mug',
    productColor: '#22304f',
    said: ['add the text "first cup,\nthen words" in cream in a handwritten font'],
    daysAgo: 27,
  },
  {
    key: 'trail-mix',
    name: 'Trail Mix',
    madeBy: 'Jonas Weber',
    mode: 'CREATION',
    templateKey: 'pouch',
    productColor: '#747a3c',
    said: [
      'add the text "trail mix" in cream in a bold font',
      'add a small text "oats, seeds, sun" at the bottom in cream',
    ],
    daysAgo: 33,
  },
  {
    key: 'quiet-club',
    name: 'Quiet Club',
    madeBy: 'Amara Diallo',
    mode: 'DESIGNSTUDIO',
    templateKey: 'crewneck',
    productColor: '#3d3d42',
    said: ['add the text "quiet\nclub" in off white in a serif font'],
    daysAgo: 41,
  },
  {
    key: 'rain-hours',
    name: 'Rain Hours',
    madeBy: 'Lucia Ferri',
    mode: 'CREATION',
    templateKey: 'candle-jar',
    productColor: '#5b6673',
    said: ['add the text "Rain Hours" in slate in an elegant font'],
    daysAgo: 52,
  },
  {
    key: 'field-notes',
    name: 'Field Lines',
    madeBy: 'Sam Whitlock',
    mode: 'DESIGNTEMPLATE',
    templateKey: 'notebook',
    productColor: '#c2694a',
    said: ['add a cream star', 'add the text "field lines" below the star in cream'],
    daysAgo: 60,
  },
];
