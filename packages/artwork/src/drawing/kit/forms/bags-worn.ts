import { darker, lighter, mix } from '../../color/color.ts';
import type { KitForm, KitStage } from '../kit-stage.ts';
import { group, path, rect, stroke } from '../../sketch.ts';
import { cloth, fold, seam, stitch, wornPrint, wovenTag } from './cloth.ts';

const k = '#120d0c';

function tote(stage: KitStage): string {
  const { sketch, roles } = stage;
  const d =
    'M-198 -420C-70 -410 70 -410 198 -420C201 -300 214 -160 212 -34C211 -8 202 4 180 5C60 12 -60 12 -180 5C-202 4 -211 -8 -212 -34C-214 -160 -201 -300 -198 -420Z';
  const strap = (dy: number) =>
    `M-98 ${-376 + dy}L-101 ${-430 + dy}C-106 ${-648 + dy} 106 ${-648 + dy} 101 ${-430 + dy}L98 ${-376 + dy}`;
  const band = (line: string, color: string) =>
    path(line, 'none', `stroke="${darker(color, 0.4)}" stroke-width="25"`) +
    path(line, 'none', `stroke="${color}" stroke-width="22"`);
  const strapColor = stage.looks?.parts?.handle ?? mix(roles.body, roles.accent, 0.06);
  return (
    band(strap(-18), darker(strapColor, 0.32)) +
    path('M-198 -420C-70 -410 70 -410 198 -420C70 -434 -70 -434 -198 -420Z', darker(roles.body, 0.5)) +
    cloth(
      stage,
      d,
      roles.body,
      fold('M-98 -370C-112 -280 -90 -190 -126 -70', 22, 1.1) +
        fold('M98 -370C116 -280 92 -190 128 -80', 22, 1.1) +
        fold('M-190 -380C-164 -260 -196 -140 -170 -30', 20, 1) +
        fold('M188 -380C166 -260 194 -150 168 -30', 20, 1) +
        fold('M-204 -60C-150 -96 -110 -40 -70 -10', 22, 1.1) +
        fold('M204 -64C150 -96 118 -44 66 -10', 22, 1.1) +
        fold('M-60 -400C-20 -376 20 -376 60 -400', 20, 0.8) +
        fold('M-30 -70C-10 -50 -20 -20 -4 6', 18, 0.7),
      wornPrint(stage, { x: 0, y: -196, width: 270, height: 270 }),
    ) +
    stitch('M-196 -386C-70 -376 70 -376 196 -386') +
    band(strap(0), strapColor) +
    group(stroke(strap(0), '#fffdf8', 3, 'opacity="0.22"'), 'translate(-5 -3)') +
    [-98, 98]
      .map((x) =>
        stitch(
          `M${x - 7} -412H${x + 7}V-382H${x - 7}ZM${x - 7} -412L${x + 7} -382M${x + 7} -412L${x - 7} -382`,
        ),
      )
      .join('') +
    path(
      d,
      sketch.linear(
        [
          [0, k, 0],
          [0.8, k, 0],
          [1, k, 0.14],
        ],
        90,
      ),
    )
  );
}

function backpack(stage: KitStage): string {
  const { sketch, roles } = stage;
  const { body } = roles;
  const d =
    'M-196 -372C-196 -478 -120 -530 0 -530C120 -530 196 -478 196 -372L210 -46C210 -14 192 0 160 0H-160C-192 0 -210 -14 -210 -46Z';
  const pocket =
    'M-160 -230C-160 -250 -150 -258 -130 -258H130C150 -258 160 -250 160 -230L166 -62C166 -38 152 -26 130 -26H-130C-152 -26 -166 -38 -166 -62Z';
  const light = sketch.linear([
    [0, k, 0.34],
    [0.1, k, 0.1],
    [0.26, '#fffdf8', 0.2],
    [0.5, k, 0],
    [0.82, k, 0.18],
    [1, k, 0.4],
  ]);
  return (
    stroke('M-56 -516C-60 -592 60 -592 56 -516', darker(body, 0.5), 24) +
    stroke('M-56 -518C-60 -590 60 -590 56 -518', darker(body, 0.2), 16) +
    path('M-206 -150L-246 -120L-236 -40L-208 -50ZM206 -150L246 -120L236 -40L208 -50Z', darker(body, 0.3)) +
    path(d, body) +
    wornPrint(stage, { x: 0, y: -356, width: 250, height: 120 }) +
    path(d, light) +
    stroke('M-186 -300C-190 -446 -116 -500 0 -500C116 -500 190 -446 186 -300', k, 9, 'opacity="0.42"') +
    stroke(
      'M-186 -300C-190 -446 -116 -500 0 -500C116 -500 190 -446 186 -300',
      lighter(body, 0.2),
      2.4,
      'stroke-dasharray="4 4" opacity="0.8"',
    ) +
    path(pocket, mix(body, roles.accent, 0.5)) +
    path(pocket, light) +
    seam(pocket) +
    stroke('M-146 -212H146', k, 8, 'opacity="0.4"') +
    stroke('M-146 -212H146', '#d8c08a', 2.6, 'stroke-dasharray="4 4"') +
    rect(100, -216, 16, 44, 5, '#cda85a') +
    wovenTag(stage, 0, -118, 132, 82) +
    stitch('M-152 -44C-80 -36 80 -36 152 -44')
  );
}

function zipPouch(stage: KitStage): string {
  const { roles } = stage;
  const { body } = roles;
  const d =
    'M-296 -176C-200 -190 200 -190 296 -176C312 -172 318 -162 318 -148C326 -40 326 60 316 160C314 178 304 184 290 186C100 198 -100 198 -290 186C-304 184 -314 178 -316 160C-326 60 -326 -40 -318 -148C-318 -162 -312 -172 -296 -176Z';
  return (
    cloth(
      stage,
      d,
      body,
      fold('M-230 -100C-190 0 -236 90 -200 190', 26) +
        fold('M220 -100C250 0 200 90 236 190', 26) +
        fold('M60 110C80 140 50 160 66 196', 20, 0.8),
      wornPrint(stage, { x: 0, y: 30, width: 360, height: 220 }),
    ) +
    path(
      'M-318 -150C-200 -164 200 -164 318 -150L318 -118C200 -130 -200 -130 -318 -118Z',
      darker(body, 0.34),
    ) +
    stroke('M-300 -138C-200 -149 200 -149 300 -138', '#d9bf86', 9, 'stroke-dasharray="3.4 4"') +
    group(
      rect(-14, -10, 52, 22, 6, '#caa55a') +
        rect(38, -6, 74, 14, 7, roles.accent) +
        rect(38, -6, 74, 5, 3, '#ffffff', 'opacity="0.25"'),
      'translate(236 -136) rotate(18)',
    ) +
    stitch('M-312 -106C-200 -118 200 -118 312 -106M-286 172C-100 184 100 184 286 172')
  );
}

/** A leather bag with a flap, the name pressed in foil. */
function handbag(stage: KitStage): string {
  const { sketch, roles } = stage;
  const { body } = roles;
  const brass = sketch.linear(
    [
      [0, '#f4e8c4'],
      [0.4, '#c9a04e'],
      [0.6, '#ecd596'],
      [1, '#94733a'],
    ],
    50,
  );
  const d =
    'M-240 -306C-120 -322 120 -322 240 -306L262 -42C260 -12 240 2 210 2H-210C-240 2 -260 -12 -262 -42Z';
  const flap =
    'M-244 -310C-120 -330 120 -330 244 -310C252 -220 236 -150 190 -132C120 -110 -120 -110 -190 -132C-236 -150 -252 -220 -244 -310Z';
  const light = sketch.linear(
    [
      [0, '#fffdf8', 0.26],
      [0.4, '#fffdf8', 0.02],
      [0.6, k, 0.04],
      [1, k, 0.34],
    ],
    58,
  );
  return (
    stroke('M-196 -296C-220 -590 220 -590 196 -296', darker(body, 0.5), 24) +
    stroke('M-196 -300C-220 -594 220 -594 196 -300', body, 16) +
    stroke('M-190 -330C-200 -560 150 -580 186 -400', '#fffdf8', 3, 'opacity="0.2"') +
    path(d, darker(body, 0.1)) +
    path(d, light) +
    path(flap, darker(body, 0.5), 'transform="translate(0 7)" opacity="0.6"') +
    path(flap, body) +
    wornPrint(stage, { x: 0, y: -234, width: 300, height: 110 }) +
    path(flap, light) +
    stitch(
      'M-232 -296C-238 -220 -224 -158 -184 -144C-116 -124 116 -124 184 -144C224 -158 238 -220 232 -296',
    ) +
    stitch('M-250 -44C-248 -20 -232 -10 -208 -10H208C232 -10 248 -20 250 -44') +
    rect(-34, -156, 68, 64, 12, k, 'opacity="0.3" transform="translate(3 5)"') +
    rect(-34, -156, 68, 64, 12, brass) +
    rect(-16, -140, 32, 32, 6, k, 'opacity="0.28"') +
    [-196, 196]
      .map(
        (x) =>
          `<circle cx="${x}" cy="-300" r="17" fill="${brass}"/><circle cx="${x}" cy="-300" r="8" fill="${k}" opacity="0.3"/>`,
      )
      .join('')
  );
}

export const wornBagForms: Record<string, KitForm> = {
  tote: { pose: 'standing', sits: 'flat', reach: 216, height: 604, what: '', draw: tote },
  backpack: { pose: 'standing', sits: 'flat', reach: 230, height: 584, what: '', draw: backpack },
  handbag: { pose: 'standing', sits: 'flat', reach: 262, height: 526, what: '', draw: handbag },
  'zip-pouch': {
    pose: 'flat',
    reach: 326,
    height: 196,
    what: '',
    draw: zipPouch,
    outline: () => '<rect x="-318" y="-182" width="636" height="372" rx="24"/>',
  },
};
