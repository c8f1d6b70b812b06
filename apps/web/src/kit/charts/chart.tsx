import { ChartColumn, Ellipsis, Image, PenTool, Table2 } from 'lucide-react';
import { useRef, useState, type ComponentType } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { saveBlob, saveText } from '#ui/save-text.ts';
import { toast } from '#ui/toast.ts';
import { BarChart } from './bar-chart.tsx';
import { hasValues, type ChartData, type ChartKind } from './chart-data.ts';
import { pictureOf, toPng, type PictureWords } from './chart-picture.ts';
import { ChartTable } from './chart-table.tsx';
import { ChartTip } from './chart-tip.tsx';
import { ColumnChart } from './column-chart.tsx';
import type { DrawingProps, Mark } from './drawing.ts';
import { Heatmap } from './heatmap.tsx';
import { LineChart } from './line-chart.tsx';
import { useWidth } from './use-width.ts';

const drawings: Readonly<Record<ChartKind, ComponentType<DrawingProps>>> = {
  line: LineChart,
  columns: ColumnChart,
  bar: BarChart,
  heatmap: Heatmap,
};

export interface ChartProps extends PictureWords {
  data: ChartData;
  /** Name of the files of its picture, without ending. */
  fileName: string;
  /** Without the buttons: a tile. */
  plain?: boolean;
}

/**
 * A chart with what it shows in a sentence, its table behind a button, its marks in reach of the keyboard and its picture to save.
 * Drawn by ourselves and not by a library: the same drawing is what is looked at, gone through by keyboard and saved.
 */
export function Chart({ data, title, period, finding, notes = [], fileName, plain = false }: ChartProps) {
  const [isTable, setTable] = useState(false);
  const [measured, width] = useWidth();
  const frame = useRef<HTMLDivElement | null>(null);
  const [looked, setLooked] = useState<{ mark: Mark; place: { x: number; y: number } } | null>(null);
  if (data.points.length === 0 || !hasValues(data))
    return <p className="text-sm text-ink-soft">Nothing to chart for this period.</p>;
  const Drawing = drawings[data.kind];
  const [first, ...others] = data.series;
  // One line or one kind of bars has no name in the drawing.
  const drawnOf = others.length === 0 && data.kind !== 'heatmap' ? first.label : null;
  const words = { title, period: drawnOf ? `${period} · ${drawnOf}` : period, finding, notes };
  const drawn = () => {
    const drawing = frame.current?.querySelector('svg');
    return drawing ? pictureOf(drawing, words) : null;
  };

  async function savePng() {
    const picture = drawn();
    if (!picture) return;
    try {
      saveBlob(`${fileName}.png`, await toPng(picture));
    } catch {
      toast.failed('The PNG couldn’t be created. Save the chart as SVG instead.');
    }
  }

  function saveSvg() {
    const picture = drawn();
    if (picture) saveText(`${fileName}.svg`, picture.svg, 'image/svg+xml');
  }

  return (
    <figure ref={measured} className="m-0 min-w-0" aria-label={title}>
      <figcaption className="sr-only">{finding}</figcaption>
      {(drawnOf || !plain) && (
        <div className="mb-1 flex min-h-6 items-center gap-1">
          <p className="min-w-0 flex-1 text-xs text-ink-soft">{drawnOf}</p>
          {!plain && (
            <Button size="small" look="quiet" className="print:hidden" onClick={() => setTable(!isTable)}>
              {isTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
              {isTable ? 'Show as chart' : 'Show as table'}
            </Button>
          )}
          {!plain && !isTable && (
            <Menu
              trigger={
                <IconButton label={`Save the chart “${title}”`} className="print:hidden">
                  <Ellipsis aria-hidden />
                </IconButton>
              }
              entries={[
                { label: 'Save as PNG', icon: <Image aria-hidden />, onSelect: () => void savePng() },
                { label: 'Save as SVG', icon: <PenTool aria-hidden />, onSelect: saveSvg },
              ]}
            />
          )}
        </div>
      )}
      {isTable ? (
        <ChartTable data={data} label={title} />
      ) : (
        <div ref={frame} className="relative">
          <Drawing
            data={data}
            width={width}
            active={looked?.mark ?? null}
            onActive={(mark, place) => setLooked(mark && place ? { mark, place } : null)}
          />
          {looked && <ChartTip data={data} mark={looked.mark} place={looked.place} width={width} />}
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-1 text-xs text-ink-soft">
          {note}
        </p>
      ))}
    </figure>
  );
}
