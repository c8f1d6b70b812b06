import { lazyCard } from '../../../card-props.ts';
import type { CardMap } from '../../../card-props.ts';

export const vaultCards = {
  vault_document: lazyCard(async () => (await import('./document-card.tsx')).DocumentCard, 96),
  vault_documents: lazyCard(async () => (await import('./documents-card.tsx')).DocumentsCard, 220),
  vault_document_page: lazyCard(async () => (await import('./document-page-card.tsx')).DocumentPageCard, 220),
  vault_passages: lazyCard(async () => (await import('./passages-card.tsx')).PassagesCard, 200),
  brand_facts: lazyCard(async () => (await import('./facts-card.tsx')).FactsCard, 180),
} satisfies Partial<CardMap>;
