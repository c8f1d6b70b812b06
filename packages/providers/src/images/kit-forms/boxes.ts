import { darker, lighter, type Color } from '../color.ts';
import type { KitForm, KitStage } from '../kit-stage.ts';
import { printLabel } from '../label.ts';
import { group, polygon, rect } from '../sketch.ts';

/** A box seen from a corner above: front, side and top. The front is `width` × `height`, standing on y = 0. */
export function crate({ sketch }: KitStage, width: number, height: number, depth: number, color: Color): string {
  const [dx, dy] = [depth * 0.6, depth * 0.3];
  const half = width / 2;
  const side = sketch.linear(
    [
      [0, darker(color, 0.26)],
      [1, darker(color, 0.44)],
    ],
    80,
  );
  const front = sketch.linear(
    [
      [0, lighter(color, 0.1)],
      [0.5, color],
      [1, darker(color, 0.1)],
    ],
    70,
  );
  return (
    polygon([[half, -height], [half + dx, -height - dy], [half + dx, -dy], [half, 0]], side) +
    polygon(
      [[-half, -height], [-half + dx, -height - dy], [half + dx, -height - dy], [half, -height]],
      sketch.flat(lighter(color, 0.26), 0.12),
    ) +
    rect(-half, -height, width, height, 0, front)
  );
}

const carton = (stage: KitStage) =>
  group(
    crate(stage, 300, 440, 180, stage.roles.body) +
      printLabel(stage.words, {
        x: 0,
        y: -220,
        width: 260,
        height: 400,
        ink: stage.roles.bodyInk,
        accent: { color: stage.roles.accent, ink: stage.roles.accentInk },
      }),
    'translate(-48 0)',
  );

/** Drawn in time with their own shapes; a plain carton carries the brand until then. */
const names = 'bottle pump-bottle dropper spray-bottle glass-bottle wine-bottle roll-on jar cream-jar supplement-jar tin caddy tube stick can tumbler water-bottle candle candle-tin diffuser pouch coffee-bag snack-bag bar sachet box mailer-box gift-box tea-box slim-box soap mug bowl tee longsleeve hoodie crewneck cap beanie socks apron leggings onesie tote backpack zip-pouch blanket towel pillow bandana collar mat notebook poster stickers cards book phone-case sneaker plush blocks necklace jewellery-box earrings keychain'.split(' ');
export const boxForms: Record<string, KitForm> = Object.fromEntries(
  names.map((name) => [name, { pose: 'standing', sits: 'flat', reach: 200, height: 494, what: name.replaceAll('-', ' '), draw: carton }]),
);
