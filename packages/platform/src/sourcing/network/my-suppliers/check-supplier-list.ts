import { checkSupplierList } from '@brandwright/contract/sourcing/network/my-suppliers/check-supplier-list.ts';
import type { SupplierListCheck } from '@brandwright/contract/sourcing/network/my-suppliers/import.ts';
import { listFields } from '@brandwright/contract/sourcing/network/my-suppliers/enums.ts';
import { countryName } from '@brandwright/language/values/countries.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { planImport, type ImportPlan } from './import-plan.ts';
import { mostProblems } from './import.ts';

const mostSamples = 12;

function checkOf(fileId: string, plan: ImportPlan): SupplierListCheck {
  const { list, fresh, merges, same, duplicates, problems } = plan;
  const fieldAt = new Map(listFields.map((field) => [list.places[field], field]));
  const counts = new Map<string, number>();
  for (const { country } of fresh) if (country) counts.set(country, (counts.get(country) ?? 0) + 1);
  return {
    fileId,
    fileName: plan.fileName,
    encoding: list.encoding,
    delimiter: list.delimiter,
    hasHeader: list.hasHeader,
    rows: list.rows,
    columns: list.headers.map((header, at) => ({
      header: header.slice(0, 200),
      field: fieldAt.get(at) ?? null,
      sample: list.samples[at] ?? '',
    })),
    sample: sampleOf(plan),
    newSuppliers: fresh.length,
    merges: merges.length,
    alreadyThere: same.length,
    duplicatesInFile: duplicates.length,
    badRows: list.bad.length,
    problems: problems.slice(0, mostProblems),
    moreProblems: Math.max(0, problems.length - mostProblems),
    countries: [...counts]
      .sort((a, b) => b[1] - a[1])
      .map(([country, count]) => ({ country, countryName: countryName(country), count })),
  };
}

function sampleOf({ list, fresh, merges, same }: ImportPlan): SupplierListCheck['sample'] {
  const stateOf = new Map<number, 'NEW' | 'MERGE' | 'SAME'>([
    ...fresh.map((one): [number, 'NEW'] => [one.line, 'NEW']),
    ...merges.map((one): [number, 'MERGE'] => [one.supplier.line, 'MERGE']),
    ...same.map((one): [number, 'SAME'] => [one.supplier.line, 'SAME']),
  ]);
  return list.suppliers.slice(0, mostSamples).map(({ line, name, country, address, sector, email }) => ({
    line,
    name,
    country,
    address,
    sector,
    email,
    state: stateOf.get(line) ?? 'SKIPPED',
  }));
}

export default implement(checkSupplierList, {
  async run(context, { fileId, ...columns }) {
    return { output: checkOf(fileId, await planImport(context, fileId, columns)) };
  },
});
