import { darker, lighter, mix } from '../color/color.ts';
import { drawFloor, vignette } from './grounds.ts';
import { flecks, weave } from './materials.ts';
import type { KitForm, KitStage } from '../kit/kit-stage.ts';
import { nestedShadow, softShadow } from './light.ts';
import { cupFromAbove, pencil, sprig } from './props.ts';
import { sisterStage, type Scene } from './scene.ts';
import { hashOf, seeded } from '../seeded.ts';
import { leafShadows, paneShadows } from './shadows.ts';
import { group, path, rect, stroke } from '../sketch.ts';

const k = '#140f0d';

/** Something that lies on a table, seen from above. */
export function lyingScene(stage: KitStage, form: KitForm, scene: Scene): string {
  const { view, setting, seed } = scene;
  const scale = Math.min(1.1, 360 / form.reach, 372 / form.height);
  const turn = hashOf(`${seed} arrangement`) % 3;
  const tilt = [-3, 2, 0][turn] ?? 0;
  const table = surface(stage, setting, seed);
  const light = setting === 'leaf-shadow' ? leafShadows(stage.sketch, seed, 1000, 0.17) : '';
  if (view === 'close')
    return table + laid(stage, form, 452, 540, -6, scale * 1.5) + light + vignette(stage.sketch);
  if (view === 'group') {
    const [pale, deep] = [sisterStage(stage, 1), sisterStage(stage, 2)];
    const size = scale * 0.62;
    const apart = Math.min(200, form.reach * size * 0.9);
    return (
      table +
      laid(pale, form, 500 - apart, 356, -8, size) +
      laid(deep, form, 500 + apart, 380, 7, size) +
      laid(stage, form, 500, 612, -2, size * 1.12) +
      light +
      vignette(stage.sketch)
    );
  }
  if (view === 'lifestyle')
    return (
      table +
      around(stage, seed, turn) +
      laid(stage, form, 490, 520, tilt - 5, scale * 0.84) +
      light +
      vignette(stage.sketch)
    );
  return table + laid(stage, form, 500, 505, tilt, scale) + light + vignette(stage.sketch);
}

/** What lies around it: leaves, a cup, a pencil, at the edges of the picture. */
function around(stage: KitStage, seed: string, turn: number): string {
  const leaves = group(
    sprig(stage, seed),
    `translate(${turn === 1 ? 70 : 150} ${turn === 1 ? 1000 : 330}) rotate(${turn === 1 ? 30 : -28})`,
  );
  const cup = group(
    cupFromAbove(stage),
    `translate(${turn === 2 ? 110 : 872} ${turn === 2 ? 850 : 150}) rotate(20) scale(1.12)`,
  );
  const more =
    turn === 0
      ? group(pencil(stage), 'translate(850 842) rotate(-62) scale(0.8)')
      : group(sprig(stage, `${seed}b`), 'translate(960 930) rotate(-38) scale(0.8)');
  return leaves + cup + more;
}

/** What it lies on. */
function surface(stage: KitStage, setting: Scene['setting'], seed: string): string {
  const { sketch, roles } = stage;
  const base = roles.ground;
  const light = rect(
    0,
    0,
    1000,
    1000,
    0,
    sketch.linear(
      [
        [0, '#fffdf6', 0.36],
        [0.5, '#fffdf6', 0.05],
        [1, k, 0.14],
      ],
      48,
    ),
  );
  const paper = (color: string) => rect(0, 0, 1000, 1000, 0, color) + light;
  switch (setting) {
    case 'wood':
      return boards(stage, seed) + light;
    case 'linen':
      return paper(mix(base, '#f6efe3', 0.55)) + weave(sketch, 0) + creases();
    case 'tiles':
      return drawFloor(stage, 'tiles', { horizon: 1010, foot: { x: 500, y: 500, reach: 200 }, seed });
    case 'stone':
      return paper(mix('#e6e0d8', base, 0.3)) + flecks(stage, 0, seed, 240);
    case 'window':
      return paper(base) + paneShadows(sketch, 1000);
    case 'two-tone':
      return (
        paper(base) +
        path('M0 640L1000 360V1000H0Z', roles.groundDeep) +
        path(
          'M0 640L1000 360V1000H0Z',
          sketch.linear(
            [
              [0, '#ffffff', 0.14],
              [1, k, 0.16],
            ],
            40,
          ),
        )
      );
    case 'arch':
      return (
        paper(base) +
        path('M250 1000V500A250 250 0 0 1 750 500V1000Z', mix(roles.groundDeep, base, 0.4)) +
        path(
          'M250 1000V500A250 250 0 0 1 750 500V1000',
          'none',
          'stroke="#000000" stroke-opacity="0.08" stroke-width="6"',
        )
      );
    case 'plinth':
      return (
        paper(base) +
        nestedShadow('<rect x="146" y="152" width="744" height="744"/>', 22, 0.24, 5) +
        rect(128, 130, 744, 744, 4, lighter(mix(base, roles.groundDeep, 0.3), 0.3))
      );
    case 'leaf-shadow':
      return paper(lighter(base, 0.14));
    case 'sweep':
      return paper(base);
  }
}

function boards({ roles }: KitStage, seed: string): string {
  const next = seeded(`${seed} boards`);
  const oak = mix('#c69c6a', roles.ground, 0.18);
  return Array.from({ length: 5 }, (_, index) => {
    const y = index * 204 - 8;
    const tone = mix(oak, next() > 0.5 ? '#6a4527' : '#f0d9b4', next() * 0.2);
    const grain = Array.from({ length: 9 }, () => {
      const at = y + 10 + next() * 184;
      const bend = (next() - 0.5) * 30;
      return stroke(
        `M-10 ${at.toFixed(1)}C300 ${(at + bend).toFixed(1)} 640 ${(at - bend).toFixed(1)} 1010 ${(at + bend * 0.4).toFixed(1)}`,
        '#52331a',
        1 + next() * 2.6,
        `opacity="${(0.07 + next() * 0.12).toFixed(2)}"`,
      );
    }).join('');
    return (
      rect(-2, y, 1004, 204, 0, tone) +
      grain +
      rect(0, y + 201, 1000, 3, 0, '#3b2412', 'opacity="0.5"') +
      rect(0, y, 1000, 2, 0, '#fff3dc', 'opacity="0.3"')
    );
  }).join('');
}

const creases = () =>
  [
    'M-20 240C260 200 420 330 1020 250',
    'M-20 800C240 720 640 860 1020 760',
    'M700 -20C660 200 740 300 700 520',
  ]
    .map(
      (d) =>
        stroke(d, '#4d3d2c', 18, 'opacity="0.05"') +
        group(stroke(d, '#ffffff', 12, 'opacity="0.2"'), 'translate(-4 -10)'),
    )
    .join('');

/** Something flat with the soft shadow of its own outline. */
export function laid(
  stage: KitStage,
  form: KitForm,
  x: number,
  y: number,
  turn: number,
  scale: number,
): string {
  const shape = form.outline?.() ?? rect(-form.reach, -form.height, form.reach * 2, form.height * 2, 12, k);
  const bare = shape.replaceAll(/ (fill|stroke|stroke-width)="[^"]*"/g, '');
  const plain = `<g fill="${k}" stroke="${k}" stroke-width="2">${bare}</g>`;
  const soft = (down: number, right: number, spread: number, opacity: number) => {
    const [wide, high] = [form.reach + 70, form.height + 70];
    return softShadow(
      stage.sketch,
      group(plain, `translate(${right} ${down})`),
      { x: -wide, y: -high, width: wide * 2, height: high * 2 + 20 },
      spread,
      opacity,
    );
  };
  // The dark line along its edge, of strokes that run out: far quicker than another blur, and mostly under the thing.
  const touch = [3, 6, 9, 12, 16]
    .map((wide) =>
      group(
        bare,
        'translate(4 7)',
        `fill="none" stroke="${k}" stroke-opacity="0.05" stroke-width="${wide}" stroke-linejoin="round"`,
      ),
    )
    .join('');
  return group(
    soft(30, 18, 15, 0.36) + touch + form.draw(stage),
    `translate(${x} ${y}) rotate(${turn}) scale(${scale.toFixed(3)})`,
  );
}

/** Something on a wall. */
export function hangingScene(stage: KitStage, form: KitForm, scene: Scene): string {
  const { view, setting, seed } = scene;
  const scale = Math.min(1, 320 / form.reach, 360 / form.height);
  const room = drawFloor(stage, setting === 'plinth' ? 'sweep' : setting, {
    horizon: view === 'close' ? 1010 : 900,
    foot: { x: 500, y: 930, reach: 200 },
    seed,
  });
  if (view === 'close') return room + laid(stage, form, 470, 560, 0, scale * 1.45) + vignette(stage.sketch);
  if (view === 'group') {
    const pale = sisterStage(stage, 1);
    return (
      room +
      laid(pale, form, 272, 440, 0, scale * 0.62) +
      laid(stage, form, 690, 440, 0, scale * 0.78) +
      vignette(stage.sketch)
    );
  }
  return (
    room +
    laid(stage, form, view === 'lifestyle' ? 560 : 500, 450, 0, scale * (view === 'lifestyle' ? 0.8 : 1)) +
    (view === 'lifestyle' ? group(darkPlant(stage, seed), 'translate(170 960)') : '') +
    vignette(stage.sketch)
  );
}

const darkPlant = (stage: KitStage, seed: string) =>
  group(sprig(stage, seed), 'translate(0 -130) rotate(-14) scale(1.2)') +
  group(sprig(stage, `${seed}2`), 'translate(10 -130) rotate(12) scale(1.05)') +
  path('M-86 -150H86L66 30H-66Z', stage.sketch.round(darker(stage.roles.groundDeep, 0.05)));
