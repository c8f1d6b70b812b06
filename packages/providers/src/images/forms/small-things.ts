import { darker, inkOn, isWarm, lighter, mix, type Color } from '../color.ts';
import { disc, drum, markAt, textLines, type Form, type Kit } from '../kit.ts';
import { ellipse, group, path, polygon, rect, stroke, tilt } from '../sketch.ts';

/** Gold beside warm colours, silver beside cool ones. */
const metalOf = (kit: Kit): Color => (isWarm(kit.palette.base) ? '#d9ad58' : '#c9ccd1');

/** A bar with rounded edges, its top seen. */
function bar(kit: Kit, color: Color): string {
  return (
    rect(-230, -120, 460, 120, 40, kit.sketch.linear([[0, lighter(color, 0.06)], [1, darker(color, 0.32)]], 90)) + path('M-190 -200H190C224 -200 234 -110 230 -84C226 -58 206 -52 180 -52H-180C-206 -52 -226 -58 -230 -84C-234 -110 -224 -200 -190 -200Z', kit.sketch.linear([[0, lighter(color, 0.34)], [1, color]], 60)) +
    rect(-160, -178, 320, 102, 26, 'none', `stroke="${darker(color, 0.24)}" stroke-width="4" opacity="0.6"`) + group(markAt(kit, 0, 0, 84, darker(color, 0.34), 0.75), 'translate(0 -127) scale(1 0.72)')
  );
}

function soap(kit: Kit): string {
  const { base } = kit.palette;
  const other = mix(base, '#f2e7d6', 0.5);
  return (
    group(bar(kit, other), 'translate(60 -150) rotate(-5) scale(0.86)') + group(bar(kit, base), 'translate(-20 0)') +
    group(path('M0 0C-34 -20 -34 -66 0 -92C34 -66 34 -20 0 0Z', '#8ba06f') + stroke('M0 0V-80', '#6f8457', 3), 'translate(262 -4) rotate(64)') + group(path('M0 0C-26 -16 -26 -50 0 -70C26 -50 26 -16 0 0Z', '#a2b585'), 'translate(250 -10) rotate(24)')
  );
}

function chain(d: string, metal: Color, width: number): string {
  return stroke(d, darker(metal, 0.45), width) + stroke(d, lighter(metal, 0.3), width * 0.55, `stroke-dasharray="${width * 0.9} ${width * 0.8}"`);
}

function bust(kit: Kit): string {
  const stand = mix(kit.palette.wall, '#ffffff', 0.4);
  return path('M-70 -560C-66 -470 -80 -420 -150 -390C-236 -350 -262 -250 -254 -140C-246 -60 -200 0 -120 0H120C200 0 246 -60 254 -140C262 -250 236 -350 150 -390C80 -420 66 -470 70 -560C30 -574 -30 -574 -70 -560Z', kit.sketch.linear([[0, lighter(stand, 0.2)], [0.5, stand], [1, darker(stand, 0.22)]], 15)) + ellipse(0, -562, 70, 12, darker(stand, 0.14));
}

function necklace(kit: Kit): string {
  const metal = metalOf(kit);
  return bust(kit) + chain('M-78 -440C-120 -330 -60 -220 0 -190C60 -220 120 -330 78 -440', metal, 8) + `<circle cx="0" cy="-150" r="44" fill="${kit.sketch.linear([[0, lighter(metal, 0.5)], [0.5, metal], [1, darker(metal, 0.35)]], 50)}"/>` + `<circle cx="0" cy="-150" r="36" fill="none" stroke="${darker(metal, 0.3)}" stroke-width="2"/>` + markAt(kit, 0, -150, 44, darker(metal, 0.5), 0.8) + ellipse(0, -194, 8, 10, darker(metal, 0.2));
}

function block(kit: Kit, width: number, height: number, color: Color): string {
  const half = width / 2;
  return polygon([[half, -height], [half + 70, -height - 44], [half + 70, -44], [half, 0]], darker(color, 0.24)) + polygon([[-half, -height], [-half + 70, -height - 44], [half + 70, -height - 44], [half, -height]], lighter(color, 0.3)) + rect(-half, -height, width, height, 0, kit.sketch.flat(color, 0.1));
}

function hoop(kit: Kit, x: number, y: number, r: number, metal: Color): string {
  return `<g transform="translate(${x} ${y})"><ellipse rx="${r * 0.84}" ry="${r}" fill="none" stroke="${darker(metal, 0.35)}" stroke-width="${r * 0.26}"/><ellipse rx="${r * 0.84}" ry="${r}" fill="none" stroke="${kit.sketch.linear([[0, lighter(metal, 0.55)], [0.5, metal], [1, darker(metal, 0.2)]], 40)}" stroke-width="${r * 0.2}"/></g>`;
}

const earrings = (kit: Kit) => group(block(kit, 340, 150, mix(kit.palette.base, '#f3ede2', 0.55)), 'translate(-30 0)') + hoop(kit, -120, -290, 104, metalOf(kit)) + hoop(kit, 110, -300, 104, metalOf(kit)) + ellipse(-120, -166, 22, 22, kit.sketch.radial([[0, '#ffffff'], [1, mix(kit.palette.base, '#efe6d8', 0.6)]], 0.35, 0.3)) + ellipse(110, -176, 22, 22, kit.sketch.radial([[0, '#ffffff'], [1, mix(kit.palette.base, '#efe6d8', 0.6)]], 0.35, 0.3));

function ring(kit: Kit): string {
  const metal = metalOf(kit);
  const stone = kit.palette.base;
  return group(block(kit, 380, 120, mix(kit.palette.base, '#f3ede2', 0.6)), 'translate(-34 0)') + hoop(kit, -10, -262, 130, metal) + polygon([[-54, -420], [-26, -456], [18, -456], [44, -420], [-5, -366]], kit.sketch.linear([[0, lighter(stone, 0.6)], [0.5, stone], [1, darker(stone, 0.35)]], 60)) + polygon([[-54, -420], [44, -420], [-5, -366]], darker(stone, 0.2), 'opacity="0.35"') + stroke('M-50 -418L-20 -372M40 -418L12 -372', lighter(metal, 0.4), 8) + hoop(kit, 150, -172, 70, darker(metal, 0.06));
}

const bracelet = (kit: Kit) => {
  const metal = metalOf(kit);
  const cuff = (y: number, tone: Color) => `<path d="M-214 ${y}C-240 ${y + 130} 240 ${y + 130} 214 ${y}C200 ${y - 84} -200 ${y - 84} -214 ${y}Z" fill="none" stroke="${kit.sketch.linear([[0, darker(tone, 0.3)], [0.25, lighter(tone, 0.55)], [0.6, tone], [1, darker(tone, 0.36)]])}" stroke-width="46"/>`;
  const beads = Array.from({ length: 26 }, (_, index) => { const turn = (index / 26) * Math.PI * 2; return ellipse(Math.cos(turn) * 190, -250 + Math.sin(turn) * 62, 23, 23, kit.sketch.radial([[0, lighter(kit.palette.base, 0.6)], [0.5, kit.palette.base], [1, darker(kit.palette.base, 0.4)]], 0.35, 0.3)); }).join('');
  return cuff(-110, metal) + beads;
};

function plush(kit: Kit): string {
  const { base, accent } = kit.palette;
  const fur = (cx: number, cy: number, rx: number, ry: number, color: Color, turn = 0) => group(ellipse(0, 0, rx, ry, kit.sketch.radial([[0, lighter(color, 0.28)], [0.6, color], [1, darker(color, 0.2)]], 0.36, 0.3, 0.75)), `translate(${cx} ${cy}) rotate(${turn})`);
  const dark = '#3b2c25';
  return (
    fur(-118, -510, 56, 56, base) + fur(118, -510, 56, 56, base) + fur(-118, -508, 30, 30, accent) + fur(118, -508, 30, 30, accent) + fur(-176, -220, 54, 118, base, 24) + fur(176, -220, 54, 118, base, -24) + fur(0, -180, 172, 184, base) + fur(0, -166, 104, 122, lighter(accent, 0.1)) + fur(-124, -50, 92, 74, base, -10) + fur(124, -50, 92, 74, base, 10) + fur(-140, -46, 42, 44, accent) + fur(140, -46, 42, 44, accent) +
    fur(0, -420, 160, 146, base) + fur(0, -376, 70, 54, lighter(accent, 0.1)) + ellipse(-62, -446, 14, 16, dark) + ellipse(62, -446, 14, 16, dark) + ellipse(-58, -451, 4, 5, '#ffffff') + ellipse(66, -451, 4, 5, '#ffffff') + path('M-24 -402C-24 -420 24 -420 24 -402C24 -386 8 -380 0 -376C-8 -380 -24 -386 -24 -402Z', dark) + stroke('M0 -376V-358M-26 -350C-14 -340 -4 -346 0 -358C4 -346 14 -340 26 -350', dark, 5) + group(rect(-22, -16, 44, 32, 3, '#f6f0e4') + stroke('M-12 0H12', darker(base, 0.4), 4), 'translate(196 -120) rotate(18)')
  );
}

function blocks(kit: Kit): string {
  const { base, accent } = kit.palette;
  const wood = '#dcb988';
  const cube = (x: number, y: number, size: number, color: Color, sign: boolean) => group(block(kit, size, size, color) + (sign ? markAt(kit, 0, -size / 2, size * 0.56, inkOn(color), 0.85) : ''), `translate(${x} ${y})`);
  const arch = group(path('M-130 0V-60A130 130 0 0 1 130 -60V0H62V-50A62 62 0 0 0 -62 -50V0Z', kit.sketch.flat(base, 0.2)), 'translate(40 -340)');
  return cube(-190, 0, 160, wood, true) + cube(10, 0, 170, base, false) + cube(206, 0, 150, lighter(base, 0.32), true) + cube(-70, -170, 160, accent, true) + cube(140, -166, 164, mix(wood, base, 0.4), false) + arch + group(`<circle r="46" fill="${kit.sketch.radial([[0, '#ffffff'], [0.3, lighter(base, 0.4)], [1, darker(base, 0.2)]], 0.35, 0.3, 0.7)}"/>`, 'translate(-244 -210)');
}

function stacker(kit: Kit): string {
  const { base, accent } = kit.palette;
  const rings = [base, lighter(base, 0.3), mix(base, accent, 0.45), accent, mix(accent, '#dcb988', 0.4), '#dcb988'];
  return (
    drum(kit, 200, 0, -36, '#d2ab77') + disc(kit, 200, -36, '#e2c193') + rings.map((color, index) => { const r = 184 - index * 22; const y = -40 - index * 62; return `<path d="M${-r + 20} ${y}C${-r - 14} ${y} ${-r - 14} ${y - 66} ${-r + 20} ${y - 66}H${r - 20}C${r + 14} ${y - 66} ${r + 14} ${y} ${r - 20} ${y}A${r} ${r * tilt * 0.8} 0 0 1 ${-r + 20} ${y}Z" fill="${kit.sketch.round(color)}"/>` + ellipse(0, y - 66, r - 14, r * tilt * 0.72, lighter(color, 0.26)); }).join('') +
    `<circle cx="0" cy="-452" r="48" fill="${kit.sketch.radial([[0, lighter(base, 0.55)], [0.6, base], [1, darker(base, 0.3)]], 0.35, 0.3, 0.7)}"/>`
  );
}

function puzzle(kit: Kit): string {
  const { base, accent } = kit.palette;
  const wood = '#e0c090';
  const colors = [base, accent, lighter(base, 0.3), darker(base, 0.22), mix(base, accent, 0.5), wood];
  const piece = (x: number, y: number, color: Color) => group(path('M-92 -82H-22C-44 -120 44 -120 22 -82H92V-20C130 -44 130 44 92 20V82H-92V20C-54 44 -54 -44 -92 -20Z', kit.sketch.flat(color, 0.12), 'stroke="#000000" stroke-opacity="0.14" stroke-width="3"'), `translate(${x} ${y})`);
  return rect(-330, -230, 660, 470, 18, kit.sketch.flat(wood, 0.16)) + rect(-300, -200, 600, 410, 10, darker(wood, 0.24)) + [0, 1, 2].flatMap((column) => [0, 1].map((row) => (column === 2 && row === 0 ? '' : piece(-190 + column * 190, -96 + row * 184, colors[(column * 2 + row) % colors.length] ?? base)))).join('') + group(piece(0, 0, darker(base, 0.1)), 'translate(260 -210) rotate(18)') + markAt(kit, 0, 88, 74, inkOn(darker(base, 0.22)), 0.6);
}

function board(kit: Kit): string {
  const wood = mix('#b98556', kit.palette.base, 0.3);
  return path('M-330 -90C-350 -150 -290 -176 -230 -172H150C200 -172 214 -120 250 -112C330 -104 372 -70 372 -2C372 66 330 100 250 108C214 116 200 168 150 168H-230C-290 172 -350 146 -330 86Z', kit.sketch.linear([[0, lighter(wood, 0.24)], [0.5, wood], [1, darker(wood, 0.2)]], 60)) + [-120, -70, -24, 30, 82, 126].map((y, index) => stroke(`M-320 ${y}C-160 ${y - 30 + index * 8} 40 ${y + 26 - index * 6} 210 ${y * 0.7}`, darker(wood, 0.34), 4, 'opacity="0.35"')).join('') + `<circle cx="310" cy="-2" r="26" fill="${darker(wood, 0.55)}"/>` + markAt(kit, -210, 0, 100, darker(wood, 0.55), 0.75);
}

const tray = (kit: Kit) => {
  const { base, accent } = kit.palette;
  return rect(-330, -210, 660, 420, 70, kit.sketch.linear([[0, lighter(base, 0.26)], [1, darker(base, 0.26)]], 50)) + rect(-300, -180, 600, 360, 50, kit.sketch.linear([[0, darker(base, 0.2)], [1, lighter(base, 0.1)]], 50)) + [-200, 0, 200].flatMap((x) => [-90, 90].map((y) => markAt(kit, x, y, 110, mix(accent, base, 0.25), 0.7))).join('') + hoop(kit, 120, 20, 46, '#d9ad58') + group(stroke('M0 0H120M96 0V26M74 0V20', '#b9bdc2', 12) + `<circle cx="-30" r="30" fill="none" stroke="#b9bdc2" stroke-width="12"/>`, 'translate(-170 10) rotate(-24)');
};

function camera(kit: Kit): string {
  const { base, accent } = kit.palette;
  const body = darker(base, 0.35);
  return (
    rect(-250, -330, 500, 310, 36, kit.sketch.flat(body, 0.16)) + rect(-250, -250, 500, 150, 0, mix(body, accent, 0.16)) + path('M-90 -330L-60 -390H60L90 -330Z', body) + rect(150, -352, 70, 26, 8, darker(body, 0.3)) + rect(-220, -350, 90, 24, 8, darker(body, 0.3)) + `<circle cx="0" cy="-176" r="138" fill="${kit.sketch.linear([[0, '#5c5c62'], [1, '#17171a']], 50)}"/><circle cx="0" cy="-176" r="112" fill="#101014"/><circle cx="0" cy="-176" r="94" fill="${kit.sketch.radial([[0, mix(base, '#9fc3e6', 0.5)], [0.5, '#28304a'], [1, '#0c0d14']], 0.36, 0.32, 0.7)}"/>` + ellipse(-36, -214, 24, 16, '#ffffff', 'opacity="0.55"') + `<circle cx="196" cy="-290" r="16" fill="#f2e3bd"/>` + group(markAt(kit, 0, 0, 40, accent), 'translate(-190 -288)')
  );
}

function browser(kit: Kit): string {
  const { base, accent } = kit.palette;
  const card = (x: number, color: Color) => rect(x, 40, 160, 160, 10, kit.sketch.flat(color, 0.14)) + markAt(kit, x + 80, 120, 80, inkOn(color), 0.7) + rect(x, 216, 110, 12, 6, '#cfc8ba') + rect(x, 238, 64, 12, 6, '#e0dace');
  return rect(-310, -290, 620, 580, 22, '#fdfbf6') + path('M-310 -234V-268A22 22 0 0 1 -288 -290H288A22 22 0 0 1 310 -268V-234Z', '#e9e3d6') + ['#e58f7c', '#e8c26a', '#93b98a'].map((color, index) => `<circle cx="${-280 + index * 30}" cy="-262" r="9" fill="${color}"/>`).join('') + rect(-170, -274, 340, 24, 12, '#fdfbf6') + rect(-310, -234, 620, 240, 0, kit.sketch.flat(base, 0.16)) + rect(-270, -180, 230, 26, 8, accent) + rect(-270, -138, 170, 16, 8, accent, 'opacity="0.7"') + rect(-270, -86, 120, 44, 22, accent) + `<circle cx="170" cy="-114" r="86" fill="${lighter(base, 0.26)}"/>` + markAt(kit, 170, -114, 110, accent) + card(-270, lighter(base, 0.42)) + card(-80, accent) + card(110, mix(base, accent, 0.4));
}

const brandSheet = (kit: Kit) => {
  const { base, accent, wall } = kit.palette;
  const colors = [base, accent, lighter(base, 0.4), darker(base, 0.4), wall];
  return rect(-300, -330, 600, 660, 6, '#fdfaf3') + rect(-300, -330, 600, 330, 6, kit.sketch.flat(base, 0.08)) + markAt(kit, 0, -166, 210, accent) + colors.map((color, index) => rect(-260 + index * 106, 46, 94, 94, 8, color, 'stroke="#000000" stroke-opacity="0.06"')).join('') + textLines(-150, 196, 200, darker(base, 0.4)) + textLines(-150, 250, 200, darker(base, 0.4)) + group(rect(-90, -52, 180, 104, 4, accent) + markAt(kit, -46, 0, 52, base) + stroke('M0 -12H62M0 12H40', base, 6), 'translate(160 230) rotate(-5)');
};

export const smallForms: Record<string, Form> = {
  soap: { pose: 'standing', sits: 'flat', reach: 260, draw: soap },
  necklace: { pose: 'standing', sits: 'flat', reach: 255, draw: necklace },
  earrings: { pose: 'standing', sits: 'flat', reach: 220, draw: earrings },
  ring: { pose: 'standing', sits: 'flat', reach: 230, draw: ring },
  bracelet: { pose: 'standing', reach: 240, draw: bracelet },
  plush: { pose: 'standing', reach: 215, draw: plush },
  blocks: { pose: 'standing', sits: 'flat', reach: 290, draw: blocks },
  stacker: { pose: 'standing', reach: 205, draw: stacker },
  puzzle: { pose: 'flat', reach: 330, draw: puzzle },
  'serving-board': { pose: 'flat', reach: 360, draw: board },
  tray: { pose: 'flat', reach: 330, draw: tray },
  camera: { pose: 'standing', sits: 'flat', reach: 250, draw: camera },
  browser: { pose: 'hung', reach: 310, draw: browser },
  'brand-sheet': { pose: 'hung', reach: 300, draw: brandSheet },
};
