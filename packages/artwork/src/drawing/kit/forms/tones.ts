import { mix, type Color } from '../../color/color.ts';
import type { Roles } from '../kit-colors.ts';
import type { KitStage } from '../kit-stage.ts';

/** Materials that keep their own color whatever the brand's. */
const materials = {
  oak: '#c89a63',
  walnut: '#7a5438',
  bamboo: '#d9b982',
  steel: '#c9ccd0',
  iron: '#3a3c40',
  brass: '#c9a35c',
  copper: '#bb7650',
  cork: '#c8a27a',
  black: '#2a2a2d',
  white: '#f3f0e9',
  wax: '#f6ecd9',
  glass: '#dde7e4',
  amber: '#a5642a',
  rubber: '#3b3d42',
  coffee: '#4a2c1b',
  tea: '#a8632c',
  wine: '#641a2c',
  beer: '#dba43a',
  milk: '#fbf6ea',
  water: '#cfe2e8',
  soil: '#41302a',
  leaf: '#66804f',
  kraft: '#c9a77c',
  straw: '#dcc08a',
  paper: '#f6f1e6',
} as const;

/** A color of the brand by the part it plays, or a material. */
export type Tone = keyof Roles | keyof typeof materials;

/** The color of a tone; woods and paper take a breath of the room. */
export const toneOf = ({ roles }: KitStage, tone: Tone): Color =>
  tone in roles
    ? roles[tone as keyof Roles]
    : mix(materials[tone as keyof typeof materials], roles.ground, 0.05);
