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
  does: 'Describe it and get four pictures.',
  asks: 'words',
  placeholder: 'A terracotta candle called Hearth with a quiet cream label',
};

/** Ways to begin a concept, the most usual first. */
export const conceptModes: readonly ConceptMode[] = [
  firstMode,
  {
    mode: 'TSHIRT',
    label: 'T-shirt',
    does: 'Describe a print for a tee.',
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
    does: 'Turn a paper drawing into clean pictures.',
    asks: 'picture',
    placeholder: 'A kraft tea pouch with a juniper sprig',
  },
  {
    mode: 'REMIX',
    label: 'Remix a product',
    does: 'Give a product picture a new look.',
    asks: 'picture',
    placeholder: 'The same mug with a beach theme',
  },
  {
    mode: 'DESIGNEXISTING',
    label: 'From the catalog',
    does: 'Start from a catalog item.',
    asks: 'item',
    placeholder: 'Catalog item name',
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
    does: 'Copy a design that others shared.',
    asks: 'community',
    placeholder: '',
  },
  {
    mode: 'COLORCHANGE',
    label: 'Color change',
    does: 'See one of your designs in other colors.',
    asks: 'colors',
    placeholder: '',
  },
];

export const modeNamed = (name: string | null): ConceptMode =>
  conceptModes.find(({ mode }) => mode === name) ?? firstMode;
