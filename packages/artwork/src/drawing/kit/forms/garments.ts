import { darker, mix } from '../../color/color.ts';
import type { KitForm, KitStage } from '../kit-stage.ts';
import { ellipse, group, path, stroke } from '../../sketch.ts';
import { cloth, fold, ribBand, ribbing, seam, stitch, wornPrint } from './cloth.ts';
import { armFolds, bodyFolds, longHalf, pair, sleeveSeam, teeHalf } from './cuts.ts';
import { bothSides, fromHalf } from './mirrored.ts';

const k = '#120d0c';

const teeShape = fromHalf(teeHalf);
const sleeveShape = fromHalf(longHalf);

const crewCollar = (stage: KitStage, y: number) => {
  const { body } = stage.roles;
  return (
    path(
      `M-112 ${y}C-74 ${y + 58} 74 ${y + 58} 112 ${y}C66 ${y - 20} -66 ${y - 20} -112 ${y}Z`,
      darker(body, 0.44),
    ) +
    path(
      `M-96 ${y - 6}C-60 ${y + 14} 60 ${y + 14} 96 ${y - 6}C50 ${y - 20} -50 ${y - 20} -96 ${y - 6}Z`,
      darker(body, 0.2),
    ) +
    stroke(`M-117 ${y + 4}C-78 ${y + 68} 78 ${y + 68} 117 ${y + 4}`, darker(body, 0.3), 22) +
    stroke(`M-117 ${y + 4}C-78 ${y + 68} 78 ${y + 68} 117 ${y + 4}`, mix(body, '#ffffff', 0.08), 17) +
    stitch(`M-128 ${y + 14}C-86 ${y + 86} 86 ${y + 86} 128 ${y + 14}`)
  );
};

const sweatShape = fromHalf(
  'M0 -270C52 -270 90 -290 112 -324L226 -286C268 -270 292 -240 306 -200C350 -90 392 60 410 208C411 216 408 220 402 222L312 238C304 240 300 236 299 228C280 120 256 20 224 -70C220 80 250 200 240 290C238 302 232 308 222 308C140 316 70 318 0 318',
);

const tee = (stage: KitStage) =>
  cloth(
    stage,
    teeShape,
    stage.roles.body,
    bodyFolds +
      pair('M330 -190C300 -150 290 -110 284 -40', 18, 1.1) +
      pair('M372 -110C350 -96 330 -80 320 -50', 16),
    wornPrint(stage, { x: 0, y: -20, width: 270, height: 270 }),
  ) +
  crewCollar(stage, -338) +
  seam(bothSides(sleeveSeam(-302))) +
  stitch(bothSides('M386 -86L280 -26M224 334C140 345 70 347 0 347'));

const longsleeve = (stage: KitStage) =>
  cloth(
    stage,
    sleeveShape,
    stage.roles.body,
    bodyFolds + armFolds,
    wornPrint(stage, { x: 0, y: -30, width: 260, height: 260 }),
  ) +
  crewCollar(stage, -344) +
  seam(bothSides(sleeveSeam(-306))) +
  stitch(bothSides('M398 218L312 236M224 330C150 342 70 344 0 344'));

function sweat(stage: KitStage, hood: boolean): string {
  const { sketch, roles } = stage;
  const { body } = roles;
  const shape = sweatShape;
  const pocket = 'M-142 118H142L186 232V296H-186V232Z';
  const neck = hood
    ? path(
        'M-146 -300C-196 -400 -110 -476 0 -476C110 -476 196 -400 146 -300C106 -236 56 -206 0 -190C-56 -206 -106 -236 -146 -300Z',
        body,
      ) +
      path(
        'M-146 -300C-196 -400 -110 -476 0 -476C110 -476 196 -400 146 -300C106 -236 56 -206 0 -190C-56 -206 -106 -236 -146 -300Z',
        sketch.linear(
          [
            [0, '#fffdf8', 0.22],
            [0.5, k, 0.02],
            [1, k, 0.24],
          ],
          55,
        ),
      ) +
      path(
        'M-96 -314C-112 -404 -56 -436 0 -436C56 -436 112 -404 96 -314C70 -262 36 -242 0 -230C-36 -242 -70 -262 -96 -314Z',
        sketch.linear(
          [
            [0, darker(body, 0.66)],
            [1, darker(body, 0.36)],
          ],
          90,
        ),
      ) +
      fold('M-136 -330C-150 -400 -90 -446 -20 -462', 18) +
      stroke(
        'M-40 -226C-50 -160 -44 -116 -50 -66M40 -226C48 -160 42 -120 48 -84',
        darker(roles.label, 0.3),
        9,
      ) +
      stroke(
        'M-40 -226C-50 -160 -44 -116 -50 -66M40 -226C48 -160 42 -120 48 -84',
        mix(roles.label, '#ffffff', 0.3),
        6.5,
      ) +
      ellipse(-50, -60, 6, 10, '#bdb6aa') +
      ellipse(48, -78, 6, 10, '#bdb6aa')
    : crewCollar(stage, -324);
  return (
    cloth(
      stage,
      shape,
      body,
      bodyFolds +
        armFolds +
        pair('M244 236C210 226 180 240 150 262', 18, 1.1) +
        pair('M240 270C214 262 120 270 60 292', 16),
      wornPrint(
        stage,
        hood ? { x: 0, y: 0, width: 240, height: 180 } : { x: 0, y: -20, width: 270, height: 260 },
      ),
    ) +
    ribBand(0, 224, 208, 300, 352, body) +
    group(ribBand(0, 50, 44, 0, 52, body), 'translate(-358 214) rotate(11)') +
    group(ribBand(0, 50, 44, 0, 52, body), 'translate(358 214) rotate(-11)') +
    seam(bothSides(sleeveSeam(-286))) +
    (hood
      ? path(pocket, body) +
        path(
          pocket,
          sketch.linear(
            [
              [0, '#fffdf8', 0.14],
              [1, k, 0.14],
            ],
            70,
          ),
        ) +
        seam('M-142 118H142M-142 118L-186 232M142 118L186 232') +
        stitch('M-136 126H136')
      : '') +
    neck
  );
}

function leggings(stage: KitStage): string {
  const { body } = stage.roles;
  const shape =
    'M-172 -330C-60 -322 60 -322 172 -330C204 -180 196 10 162 180C152 250 146 320 142 384H52C50 300 46 200 30 90C22 30 8 -20 0 -60C-8 -20 -22 30 -30 90C-46 200 -50 300 -52 384H-142C-146 320 -152 250 -162 180C-196 10 -204 -180 -172 -330Z';
  return (
    cloth(
      stage,
      shape,
      body,
      fold('M-150 -200C-110 -140 -150 -60 -120 20', 24) +
        fold('M150 -200C110 -140 150 -60 124 30', 24) +
        fold('M-110 120C-90 200 -110 280 -96 370', 22) +
        fold('M104 120C90 200 110 280 96 370', 22) +
        fold('M-60 -100C-30 -70 30 -70 60 -100', 18),
      group(wornPrint(stage, { x: 0, y: 0, width: 200, height: 56 }), 'translate(-122 30) rotate(86)'),
    ) +
    path(
      'M-176 -396C-60 -388 60 -388 176 -396L172 -322C60 -314 -60 -314 -172 -322Z',
      mix(body, '#ffffff', 0.05),
    ) +
    path('M-176 -396C-60 -388 60 -388 176 -396L172 -322C60 -314 -60 -314 -172 -322Z', k, 'opacity="0.1"') +
    wornPrint(stage, { x: 0, y: -355, width: 150, height: 40 }) +
    seam('M0 -60V-318M-172 -322C-60 -314 60 -314 172 -322') +
    stitch('M-140 370H-54M140 370H54')
  );
}

function onesie(stage: KitStage): string {
  const { body, accent } = stage.roles;
  const shape =
    'M-96 -300C-160 -290 -236 -250 -282 -214C-306 -170 -318 -120 -322 -78L-218 -46C-208 -70 -200 -92 -192 -108C-186 0 -190 70 -204 150C-170 170 -120 200 -84 262C-40 284 40 284 84 262C120 200 170 170 204 150C190 70 186 0 192 -108C200 -92 208 -70 218 -46L322 -78C318 -120 306 -170 282 -214C236 -250 160 -290 96 -300C62 -258 -62 -258 -96 -300Z';
  return (
    cloth(
      stage,
      shape,
      body,
      fold('M-190 -106C-160 -40 -160 30 -184 100', 22) +
        fold('M190 -106C160 -40 160 30 184 100', 22) +
        fold('M-40 130C-20 180 -50 220 -30 270', 22) +
        fold('M60 120C40 180 70 220 50 270', 20),
      wornPrint(stage, { x: 0, y: -40, width: 220, height: 190 }),
    ) +
    path('M-96 -300C-62 -250 62 -250 96 -300C56 -316 -56 -316 -96 -300Z', darker(body, 0.4)) +
    stroke('M-100 -294C-64 -236 64 -236 100 -294', accent, 13) +
    stroke('M-202 152C-166 172 -118 202 -82 262M202 152C166 172 118 202 82 262', accent, 12) +
    stroke('M-321 -82L-219 -50M321 -82L219 -50', accent, 12) +
    stitch('M-84 246C-40 266 40 266 84 246') +
    [-40, 0, 40]
      .map(
        (x) =>
          `<circle cx="${x}" cy="262" r="7" fill="#e8e2d6" stroke="${k}" stroke-opacity="0.3" stroke-width="1.5"/>`,
      )
      .join('')
  );
}

function apron(stage: KitStage): string {
  const { body, accent } = stage.roles;
  const shape =
    'M-118 -300H118C128 -220 150 -150 234 -96C240 60 238 220 232 352C90 366 -90 366 -232 352C-238 220 -240 60 -234 -96C-150 -150 -128 -220 -118 -300Z';
  return (
    stroke('M-104 -296C-120 -420 120 -420 104 -296', darker(accent, 0.3), 24) +
    stroke('M-104 -296C-120 -420 120 -420 104 -296', accent, 19) +
    stroke('M-234 -84C-300 -60 -330 40 -306 120M234 -84C300 -60 330 40 306 120', accent, 16) +
    cloth(
      stage,
      shape,
      body,
      fold('M-150 -60C-120 60 -160 200 -130 350', 30) +
        fold('M140 -40C110 80 160 220 130 350', 30) +
        fold('M0 220C20 270 -10 320 6 360', 22, 0.7),
      wornPrint(stage, { x: 0, y: -150, width: 220, height: 190 }),
    ) +
    path('M-150 60H150V216C150 232 140 240 126 240H-126C-140 240 -150 232 -150 216Z', body) +
    path('M-150 60H150V216C150 232 140 240 126 240H-126C-140 240 -150 232 -150 216Z', k, 'opacity="0.07"') +
    seam('M-150 60V216C-150 232 -140 240 -126 240H126C140 240 150 232 150 216V60') +
    stitch('M-150 72H150M0 74V238M-110 -290H110M-226 340C-90 352 90 352 226 340') +
    [
      [-104, -288],
      [104, -288],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="9" fill="#c9a35c" stroke="${k}" stroke-opacity="0.35" stroke-width="2"/>`,
      )
      .join('')
  );
}

function socks(stage: KitStage): string {
  const { sketch, roles } = stage;
  const one = (color: string, print: boolean) => {
    const d =
      'M-70 -330H70V-40C72 10 104 40 150 66C206 96 228 126 216 168C204 206 160 214 110 196C40 172 -40 150 -70 92C-86 58 -72 10 -70 -40Z';
    const clip = sketch.clip(`<path d="${d}"/>`);
    const stageOf = {
      ...stage,
      roles: color === roles.body ? roles : { ...roles, body: color, bodyInk: roles.labelInk },
    };
    return (
      path(d, color) +
      `<g clip-path="${clip}">${path('M-90 20C-40 10 20 60 10 130C-10 170 -70 170 -100 130Z', roles.accent)}${path('M150 40C120 90 120 170 150 220H260V60Z', roles.accent)}${ribbing(-72, -336, 144, 66, color)}${path('M-80 -262H80V-246H-80ZM-80 -234H80V-222H-80Z', roles.accent)}</g>` +
      (print ? wornPrint(stageOf, { x: 0, y: -120, width: 116, height: 150 }) : '') +
      `<g clip-path="${clip}">${fold('M-66 -40C-20 -20 30 -10 66 -30', 18)}${fold('M-60 0C-10 30 40 40 84 20', 18)}</g>` +
      path(
        d,
        sketch.linear(
          [
            [0, '#fffdf8', 0.2],
            [0.4, k, 0],
            [1, k, 0.26],
          ],
          20,
        ),
      )
    );
  };
  return group(
    group(one(roles.label, true), 'translate(96 -6) rotate(7)') +
      group(one(roles.body, true), 'translate(-110 60) rotate(-5)'),
    'translate(-50 36)',
  );
}

const outlineOf =
  (d: string, transform = '') =>
  () =>
    `<path d="${d}"${transform === '' ? '' : ` transform="${transform}"`}/>`;
const flatForm = (reach: number, height: number, draw: KitForm['draw'], outline?: () => string): KitForm => ({
  pose: 'flat',
  reach,
  height,
  what: '',
  draw,
  ...(outline ? { outline } : {}),
});

const sweatOutline =
  'M-112 -324L-226 -286C-268 -270 -292 -240 -306 -200C-350 -90 -392 60 -410 208L-398 270L-312 282L-300 224C-280 120 -256 20 -224 -70C-220 80 -250 200 -240 300L-208 352H208L240 300C250 200 220 80 224 -70C256 20 280 120 300 224L312 282L398 270L410 208C392 60 350 -90 306 -200C292 -240 268 -270 226 -286L112 -324Z';

export const garmentForms: Record<string, KitForm> = {
  tee: flatForm(398, 352, tee, outlineOf(teeShape)),
  longsleeve: flatForm(410, 352, longsleeve, outlineOf(sleeveShape)),
  hoodie: flatForm(
    400,
    400,
    (stage) => group(sweat(stage, true), 'translate(0 56) scale(0.95)'),
    outlineOf(sweatOutline, 'translate(0 56) scale(0.95)'),
  ),
  crewneck: flatForm(412, 352, (stage) => sweat(stage, false), outlineOf(sweatOutline)),
  leggings: flatForm(
    200,
    396,
    leggings,
    outlineOf(
      'M-176 -396H176C204 -180 196 10 162 180L142 384H52C50 300 30 90 0 -60C-30 90 -50 300 -52 384H-142L-162 180C-196 10 -204 -180 -176 -396Z',
    ),
  ),
  onesie: flatForm(
    322,
    310,
    onesie,
    outlineOf(
      'M-96 -300C-160 -290 -236 -250 -282 -214C-306 -170 -318 -120 -322 -78L-218 -46L-192 -108C-186 0 -190 70 -204 150C-170 170 -120 200 -84 262C-40 284 40 284 84 262C120 200 170 170 204 150C190 70 186 0 192 -108L218 -46L322 -78C318 -120 306 -170 282 -214C236 -250 160 -290 96 -300Z',
    ),
  ),
  apron: flatForm(
    300,
    400,
    apron,
    outlineOf(
      'M-118 -300H118C128 -220 150 -150 234 -96C240 60 238 220 232 352C90 366 -90 366 -232 352C-238 220 -240 60 -234 -96C-150 -150 -128 -220 -118 -300Z',
    ),
  ),
  socks: flatForm(
    290,
    310,
    socks,
    outlineOf(
      'M-70 -330H70V-40C72 10 104 40 150 66C206 96 228 126 216 168C204 206 160 214 110 196C40 172 -40 150 -70 92C-86 58 -72 10 -70 -40Z',
      'translate(-160 96) rotate(-5)',
    ),
  ),
};
