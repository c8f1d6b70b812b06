import { darker, lighter, mix, type Color } from '../color.ts';
import { drum, markAt, streak, type Form, type Kit } from '../kit.ts';
import { ellipse, group, lathe, opening, path, rect, stroke, tilt, type Point } from '../sketch.ts';

/** Fine dots in a glaze; the same for the same colour. */
function speckles(color: Color, width: number, top: number, bottom: number, count = 46): string {
  return Array.from({ length: count }, (_, index) => {
    const across = ((index * 61) % 97) / 97 - 0.5;
    const down = ((index * 37) % 89) / 89;
    return ellipse(across * width, top + (bottom - top) * down, 1.6 + (index % 3), 1.4 + (index % 2), darker(color, 0.55), 'opacity="0.4"');
  }).join('');
}

function handle(kit: Kit, x: number, top: number, bottom: number, out: number, color: Color): string {
  const d = `M${x} ${top}C${x + out * 1.25} ${top - 6} ${x + out * 1.25} ${bottom + 6} ${x} ${bottom}`;
  return stroke(d, darker(color, 0.3), 40) + stroke(d, color, 34) + stroke(`M${x + 10} ${top - 8}C${x + out * 1.2} ${top - 14} ${x + out * 1.24} ${(top + bottom) / 2} ${x + out * 0.94} ${(top + bottom) / 2}`, lighter(color, 0.32), 7, 'opacity="0.7"');
}

function mug(kit: Kit): string {
  const { base } = kit.palette;
  return (
    handle(kit, 160, -270, -90, 130, base) +
    lathe([[138, 0], [168, -26], [176, -120], [172, -340]], kit.sketch.round(base)) +
    speckles(base, 280, -300, -30) +
    opening(172, -340, lighter(base, 0.4), kit.sketch.linear([[0, darker(base, 0.5)], [1, darker(base, 0.12)]])) +
    path(`M-138 0A138 ${138 * tilt} 0 0 0 138 0L146 -12A146 ${146 * tilt} 0 0 1 -146 -12Z`, mix(base, '#c9a97c', 0.6)) +
    markAt(kit, 0, -165, 118, darker(base, 0.5), 0.72) +
    streak(-150, -310, -60, 12, 0.28)
  );
}

function cup(kit: Kit): string {
  const { base } = kit.palette;
  const bare = mix(base, '#cdb08a', 0.75);
  return (
    lathe([[104, 0], [124, -40], [150, -150], [162, -300]], kit.sketch.round(bare)) +
    lathe([[134, -84], [150, -150], [162, -300]], kit.sketch.round(base)) +
    speckles(base, 260, -290, -100, 30) +
    opening(162, -300, lighter(base, 0.4), kit.sketch.linear([[0, darker(base, 0.45)], [1, darker(base, 0.1)]])) +
    streak(-140, -276, -110, 11, 0.28)
  );
}

function espresso(kit: Kit): string {
  const { base } = kit.palette;
  const one = (color: Color) =>
    ellipse(0, -4, 150, 150 * tilt * 1.5, darker(color, 0.14)) + ellipse(0, -10, 146, 146 * tilt * 1.4, kit.sketch.flat(lighter(color, 0.2))) +
    handle(kit, 92, -140, -64, 70, color) +
    lathe([[56, -8], [86, -34], [104, -110], [106, -176]], kit.sketch.round(color)) +
    opening(106, -176, lighter(color, 0.4), darker(color, 0.2)) + ellipse(0, -172, 90, 90 * tilt, '#4a2f21') + ellipse(-14, -174, 60, 60 * tilt * 0.6, '#8d5f3c', 'opacity="0.7"');
  return group(one(lighter(base, 0.28)), 'translate(-150 -60) scale(0.92)') + group(one(base), 'translate(110 0) scale(1.12)');
}

function enamel(kit: Kit): string {
  const { base } = kit.palette;
  return (
    handle(kit, 168, -270, -110, 118, base) +
    drum(kit, 176, 0, -330, base, 0.5) +
    opening(176, -330, darker(base, 0.55), kit.sketch.linear([[0, '#d8d4cb'], [1, '#fbf8f1']])) +
    `<path d="M-176 -330A176 ${176 * tilt} 0 0 0 176 -330" fill="none" stroke="${darker(base, 0.6)}" stroke-width="9"/>` +
    markAt(kit, 0, -150, 130, darker(base, 0.62), 0.85) + streak(-156, -300, -20, 16, 0.45)
  );
}

function tumbler(kit: Kit): string {
  const { base, accent } = kit.palette;
  return (
    lathe([[118, 0], [122, -20], [148, -430]], kit.sketch.round(base, 0.4), false) +
    lathe([[110, 0], [118, -30]], kit.sketch.round('#c9ccd0', 0.6), false) +
    lathe([[150, -430], [150, -470], [138, -486]], kit.sketch.round(darker(base, 0.4), 0.3), false) +
    ellipse(0, -486, 138, 138 * tilt, darker(base, 0.3)) + rect(-20, -500, 92, 16, 8, darker(base, 0.55)) +
    markAt(kit, 0, -230, 118, lighter(accent, 0.1), 0.9) + streak(-112, -420, -60, 12, 0.34)
  );
}

function plate(kit: Kit): string {
  const { base, accent } = kit.palette;
  const turn = (r: number, fill: string) => `<circle r="${r}" fill="${fill}"/>`;
  return (
    turn(330, kit.sketch.linear([[0, lighter(base, 0.3)], [1, darker(base, 0.24)]], 50)) +
    turn(318, kit.sketch.linear([[0, darker(base, 0.05)], [1, lighter(base, 0.18)]], 50)) +
    turn(226, kit.sketch.linear([[0, darker(base, 0.2)], [1, lighter(base, 0.22)]], 50)) +
    turn(216, kit.sketch.linear([[0, lighter(base, 0.12)], [1, base]], 50)) +
    `<circle r="300" fill="none" stroke="${mix(accent, base, 0.2)}" stroke-width="7" opacity="0.75"/>` +
    group(speckles(base, 520, -260, 260, 90), 'rotate(20)') +
    markAt(kit, 0, 0, 128, mix(accent, darker(base, 0.4), 0.45), 0.75)
  );
}

const bowl = (kit: Kit) => {
  const { base } = kit.palette;
  return (
    lathe([[92, 0], [104, -18], [190, -80], [244, -190], [250, -232]], kit.sketch.round(base)) + speckles(base, 330, -200, -110, 30) +
    opening(250, -232, lighter(base, 0.42), kit.sketch.linear([[0, darker(base, 0.34)], [0.6, base], [1, lighter(base, 0.2)]])) +
    streak(-208, -206, -120, 12, 0.24)
  );
};

function pitcher(kit: Kit): string {
  const { base } = kit.palette;
  return (
    handle(kit, 128, -330, -110, 150, base) +
    lathe([[120, 0], [158, -60], [168, -160], [128, -300], [112, -360], [128, -420]], kit.sketch.round(base)) +
    path('M-128 -420C-150 -440 -196 -452 -190 -430C-184 -408 -140 -400 -120 -380Z', kit.sketch.flat(base, 0.2)) +
    opening(128, -420, lighter(base, 0.4), darker(base, 0.36)) +
    stroke('M-164 -150A168 28 0 0 0 164 -150', darker(base, 0.4), 7, 'opacity="0.5"') + streak(-126, -240, -70, 12, 0.28)
  );
}

function vase(kit: Kit): string {
  const { base } = kit.palette;
  const stems = [[-34, -560, 52], [10, -590, 44], [46, -540, 40]] as const;
  const dry = '#8a7a55';
  return (
    stems.map(([x, y, size]) => stroke(`M0 -360C${x * 0.3} -440 ${x} -480 ${x} ${y}`, dry, 5) + Array.from({ length: 6 }, (_, index) => group(ellipse(0, -size * 0.4, size * 0.14, size * 0.42, mix('#e6d6ab', base, 0.18)), `translate(${x} ${y + index * 12}) rotate(${(index % 2 ? 1 : -1) * (22 + index * 5)})`)).join('')).join('') +
    lathe([[96, 0], [150, -50], [180, -150], [140, -260], [70, -320], [58, -370], [80, -410]], kit.sketch.round(base)) +
    opening(80, -410, lighter(base, 0.36), darker(base, 0.55)) + speckles(base, 230, -230, -40) +
    streak(-140, -210, -80, 14, 0.22)
  );
}

function budVases(kit: Kit): string {
  const { base } = kit.palette;
  const one = (x: number, profile: Point[], color: Color) => {
    const [radius, y] = profile.at(-1) ?? [20, -200];
    return group(lathe(profile, kit.sketch.round(color)) + opening(radius, y, lighter(color, 0.35), darker(color, 0.55)), `translate(${x} 0)`);
  };
  return (
    stroke('M-4 -330C-10 -430 30 -470 18 -560', '#6f7f57', 6) + group(path('M0 0C-30 -20 -30 -60 0 -80C30 -60 30 -20 0 0Z', '#8ba06f'), 'translate(18 -552) rotate(18)') +
    group(path('M0 0C-22 -14 -22 -46 0 -62C22 -46 22 -14 0 0Z', '#9db17f'), 'translate(8 -440) rotate(-58)') +
    one(-168, [[62, 0], [92, -50], [80, -130], [30, -180], [28, -240]], lighter(base, 0.3)) +
    one(166, [[74, 0], [104, -70], [60, -150], [32, -176]], darker(base, 0.16)) +
    one(0, [[56, 0], [88, -80], [80, -190], [34, -270], [32, -340]], base)
  );
}

function planter(kit: Kit): string {
  const { base } = kit.palette;
  const leaf = (angle: number, long: number, green: Color) => group(path(`M0 0C-46 ${-long * 0.35} -38 ${-long * 0.8} 0 ${-long}C38 ${-long * 0.8} 46 ${-long * 0.35} 0 0Z`, kit.sketch.linear([[0, lighter(green, 0.2)], [1, darker(green, 0.25)]])) + stroke(`M0 0V${-long * 0.9}`, lighter(green, 0.35), 3, 'opacity="0.6"'), `translate(0 -262) rotate(${angle})`);
  return (
    [[-62, 210, '#55764f'], [58, 220, '#4c6d4a'], [-34, 270, '#64875a'], [30, 280, '#5c8055'], [0, 310, '#6f9463']].map(([angle, long, green]) => leaf(Number(angle), Number(long), String(green))).join('') +
    lathe([[128, 0], [150, -14], [186, -236], [192, -250], [192, -280]], kit.sketch.round(base), false) +
    ellipse(0, -280, 192, 192 * tilt, lighter(base, 0.25)) + ellipse(0, -276, 176, 176 * tilt, '#4b382c') +
    leaf(-14, 190, '#7ba06c') + leaf(16, 170, '#86aa76') + markAt(kit, 0, -130, 100, darker(base, 0.42), 0.5) + streak(-164, -226, -40, 13, 0.22)
  );
}

export const vesselForms: Record<string, Form> = {
  mug: { pose: 'standing', reach: 230, draw: mug },
  cup: { pose: 'standing', reach: 162, draw: cup },
  espresso: { pose: 'standing', reach: 290, draw: espresso },
  'enamel-mug': { pose: 'standing', reach: 230, draw: enamel },
  tumbler: { pose: 'standing', reach: 150, draw: tumbler },
  plate: { pose: 'flat', reach: 330, draw: plate },
  bowl: { pose: 'standing', reach: 250, draw: bowl },
  pitcher: { pose: 'standing', reach: 220, draw: pitcher },
  vase: { pose: 'standing', reach: 180, draw: vase },
  'bud-vase': { pose: 'standing', reach: 260, draw: budVases },
  planter: { pose: 'standing', reach: 192, draw: planter },
};
