import { groupLabels, type ReportGroup } from '@brandwright/contract/insight/report.ts';

interface Grouped {
  group: ReportGroup;
  title: string;
  question: string;
}

const groups = Object.keys(groupLabels) as ReportGroup[];

export interface ReportsOfGroup<Report extends Grouped> {
  label: string;
  reports: Report[];
}

/** Reports by what they are about; groups without any are left out. */
export const groupsOf = <Report extends Grouped>(reports: readonly Report[]): ReportsOfGroup<Report>[] =>
  groups
    .map((group) => ({ label: groupLabels[group], reports: reports.filter((one) => one.group === group) }))
    .filter((one) => one.reports.length > 0);

/** Whether the words are in the title or the question, in any order. */
export function isMeant({ title, question }: Grouped, words: string): boolean {
  const text = `${title} ${question}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
