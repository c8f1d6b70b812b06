import type { Color } from '../../color/color.ts';
import { inkOnColor } from '../kit-colors.ts';
import type { KitStage } from '../kit-stage.ts';
import type { PrintArea } from '../../lettering/label.ts';

type Inks = Pick<PrintArea, 'ink' | 'accent'>;

/** The inks of something printed on the body itself. */
export const onBody = ({ roles }: KitStage): Inks => ({
  ink: roles.bodyInk,
  accent: { color: roles.accent, ink: roles.accentInk },
});

/** The inks of something printed on the label color. */
export const onLabel = ({ roles }: KitStage): Inks => ({
  ink: roles.labelInk,
  accent: { color: roles.accent, ink: roles.accentInk },
});

/** The inks of something printed on another color. */
export const onColor = ({ roles }: KitStage, color: Color): Inks => ({
  ink: inkOnColor(color, roles),
  accent: { color: roles.accent, ink: roles.accentInk },
});
