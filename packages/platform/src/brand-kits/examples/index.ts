import type {
  BrandKit,
  BrandKitContent,
  BrandKitSummary,
} from '@brandwright/contract/brand-kits/entities.ts';
import { namedId } from '../../kernel/data/random.ts';
import { summaryOf } from '../describe-kit.ts';
import { nameOf } from '../keep-kit.ts';
import { kitFromDraft } from '../kit-from-draft.ts';
import { completenessOf, promptsOf } from '../rules.ts';
import { exampleDrafts } from './drafts.ts';

/** The day on which the examples were written. */
const writtenAt = new Date('2026-11-01T09:00:00Z');

interface Example {
  id: string;
  content: BrandKitContent;
}

let made: readonly Example[] | undefined;

/** The four examples, the same in every installation. */
const examples = (): readonly Example[] =>
  (made ??= exampleDrafts.map((draft, place) => ({
    id: namedId('example brand kit', place),
    content: kitFromDraft(draft, (...words) => namedId('example brand kit', place, ...words), writtenAt),
  })));

export const exampleContent = (id: string): BrandKitContent | undefined =>
  examples().find((one) => one.id === id)?.content;

/** An example as a kit that can only be read; undefined for any other id. */
export function exampleKit(id: string, publicUrl: string): BrandKit | undefined {
  const content = exampleContent(id);
  if (!content) return undefined;
  return {
    ...content,
    id,
    createdAt: writtenAt.toISOString(),
    updatedAt: writtenAt.toISOString(),
    version: 1,
    name: nameOf(content),
    isSample: true,
    completeness: completenessOf(content),
    prompts: promptsOf(content),
    generations: [],
    progressPercent: 100,
    shareUrl: `${publicUrl}/bk/${id}`,
    waitlistCount: 0,
  };
}

export const exampleSummaries = (): BrandKitSummary[] =>
  examples().map(({ id, content }) => ({
    ...summaryOf(content, nameOf(content)),
    id,
    progressPercent: 100,
    isSample: true,
    createdAt: writtenAt.toISOString(),
    updatedAt: writtenAt.toISOString(),
  }));
