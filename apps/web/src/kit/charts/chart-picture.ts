import { cutTo } from './look.ts';

/** What stands around a chart in its picture. */
export interface PictureWords {
  title: string;
  /** "October 1, 2026 to November 22, 2026". */
  period: string;
  finding: string;
  /** What the chart leaves out, in sentences under it. */
  notes?: readonly string[];
}

const marginPx = 28;
const linePx = 20;
/** Looks that a picture needs from the style sheet, which it doesn't take along. */
const looks = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;
const fonts = "Inter, 'Helvetica Neue', Arial, sans-serif";

/** Colors as every program reads them: #RRGGBB, or as they are where nothing can be drawn. */
function toHex(): (color: string) => string {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const pen = canvas.getContext?.('2d', { willReadFrequently: true });
  const known = new Map<string, string>();
  return (color) => {
    if (!pen || !/^(oklch|oklab|color|rgb|lab|lch)/.test(color)) return color;
    let hex = known.get(color);
    if (hex === undefined) {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 255] = pen.getImageData(0, 0, 1, 1).data;
      const parts = alpha === 255 ? [red, green, blue] : [red, green, blue, alpha];
      hex = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      known.set(color, hex);
    }
    return hex;
  };
}

/** Words in lines of a width. */
export function linesOf(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && cutTo(longer, width) !== longer) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/** The drawing as a picture of its own: always in light colors, with title, period and finding over it. Its size is in pixels. */
export function pictureOf(
  drawing: SVGSVGElement,
  words: PictureWords,
): { svg: string; width: number; height: number } {
  const holder = document.createElement('div');
  holder.dataset['theme'] = 'light';
  holder.style.cssText = 'position:absolute;left:-9999px;top:0';
  const chart = drawing.cloneNode(true) as SVGSVGElement;
  for (const part of chart.querySelectorAll('[data-targets], [data-live]')) part.remove();
  holder.append(chart);
  const ground = document.createElement('div');
  ground.className = 'bg-raised text-ink';
  holder.append(ground);
  document.body.append(holder);
  const hex = toHex();
  const colors = getComputedStyle(ground);
  const [paper, ink] = [hex(colors.backgroundColor) || '#ffffff', hex(colors.color) || '#222222'];
  for (const part of [chart, ...chart.querySelectorAll('*')]) {
    const style = getComputedStyle(part);
    for (const look of looks) {
      const value = style.getPropertyValue(look);
      // References to patterns stay as they are written.
      if (value && !(look === 'fill' && part.getAttribute('fill')?.startsWith('url(')))
        part.setAttribute(look, hex(value));
    }
  }
  for (const part of [chart, ...chart.querySelectorAll('*')]) {
    part.removeAttribute('class');
    part.removeAttribute('style');
    part.removeAttribute('aria-hidden');
  }
  holder.remove();

  const inner = {
    width: Number(drawing.getAttribute('width')),
    height: Number(drawing.getAttribute('height')),
  };
  const said = [words.period, words.finding].flatMap((one) => linesOf(one, inner.width));
  const under = (words.notes ?? []).flatMap((one) => linesOf(one, inner.width));
  const headPx = 36 + said.length * linePx + 14;
  const footPx = under.length === 0 ? 0 : 10 + under.length * linePx;
  const [width, height] = [inner.width + 2 * marginPx, headPx + inner.height + footPx + 2 * marginPx];
  chart.setAttribute('x', String(marginPx));
  chart.setAttribute('y', String(marginPx + headPx));
  const text = (x: number, y: number, size: number, weight: number, content: string) =>
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${ink}">${escaped(content)}</text>`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${fonts}">`,
    `<title>${escaped(words.title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    text(marginPx, marginPx + 18, 20, 600, words.title),
    ...said.map((line, at) => text(marginPx, marginPx + 44 + at * linePx, 14, 400, line)),
    new XMLSerializer().serializeToString(chart),
    ...under.map((line, at) =>
      text(marginPx, marginPx + headPx + inner.height + 24 + at * linePx, 12, 400, line),
    ),
    '</svg>',
  ].join('');
  return { svg, width, height };
}

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** Draws a picture as PNG, twice as fine as on the screen. */
export async function toPng({ svg, width, height }: ReturnType<typeof pictureOf>): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * 2;
    canvas.height = height * 2;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
