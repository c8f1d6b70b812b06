import type { DesignMode } from '@brandwright/contract/design/studio/enums.ts';

export interface ConceptMode {
  mode: DesignMode;
  label: string;
  does: string;
  /** What the form asks for beside the words. */
  asks: 'words' | 'attributes' | 'picture' | 'template' | 'community' | 'item' | 'colors';
  placeholder: string;
}

const firstMode: ConceptMode = {
  mode: 'CREATION',
  label: 'From words',
  does: 'Say what it is; four pictures are drawn.',
  asks: 'words',
  placeholder: 'A terracotta candle called Hearth with a quiet cream label',
};

/** Ways to begin a concept, the most usual first. */
export const conceptModes: readonly ConceptMode[] = [
  firstMode,
  {
    mode: 'TSHIRT',
    label: 'T-shirt',
    does: 'A print on a tee, from words.',
    asks: 'words',
    placeholder: 'A tee that says "Slow mornings" over a terracotta sun',
  },
  {
    mode: 'DESIGNATTRIBUTE',
    label: 'By attributes',
    does: 'Form, material, color, finish and style.',
    asks: 'attributes',
    placeholder: '',
  },
  {
    mode: 'DESIGNSKETCH',
    label: 'From a sketch',
    does: 'A drawing on paper becomes clean pictures.',
    asks: 'picture',
    placeholder: 'A kraft tea pouch with a juniper sprig',
  },
  {
    mode: 'REMIX',
    label: 'Remix a product',
    does: 'A product picture, told anew.',
    asks: 'picture',
    placeholder: 'The same mug with a beach theme',
  },
  {
    mode: 'DESIGNEXISTING',
    label: 'From the catalog',
    does: 'Begins from an item of the catalog.',
    asks: 'item',
    placeholder: 'Name of the catalog item',
  },
  {
    mode: 'DESIGNTEMPLATE',
    label: 'Template',
    does: 'A blank product to design on.',
    asks: 'template',
    placeholder: '',
  },
  {
    mode: 'DESIGNCOMMUNITY',
    label: 'Community',
    does: 'A copy of what others shared.',
    asks: 'community',
    placeholder: '',
  },
  {
    mode: 'COLORCHANGE',
    label: 'Color change',
    does: 'A design of yours in other colors.',
    asks: 'colors',
    placeholder: '',
  },
];

export const modeNamed = (name: string | null): ConceptMode =>
  conceptModes.find(({ mode }) => mode === name) ?? firstMode;
