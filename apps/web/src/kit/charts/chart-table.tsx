import { Table, type Column } from '#ui/table.tsx';
import { wordsOf, type ChartData, type ChartPoint } from './chart-data.ts';

interface Row {
  point: ChartPoint;
  at: number;
}

/** What a chart draws, as a table. */
export function ChartTable({ data, label }: { data: ChartData; label: string }) {
  const columns: Column<Row>[] = [
    { key: 'point', header: data.pointsLabel, cell: ({ point }) => point.label },
    ...data.series.map((one) => {
      const words = wordsOf(data, one);
      return {
        key: one.key,
        header: one.label,
        align: 'right' as const,
        cell: ({ at }: Row) => words(one.values[at] ?? null),
      };
    }),
  ];
  return (
    <Table
      rows={data.points.map((point, at) => ({ point, at }))}
      rowKey={({ point }) => point.key}
      columns={columns}
      label={label}
      density="compact"
      // Wider than its frame it scrolls within it, whatever the width of the window.
      className="lg:overflow-x-auto"
    />
  );
}
