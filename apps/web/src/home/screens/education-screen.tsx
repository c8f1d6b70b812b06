import { Link } from 'react-router';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { readChoice, readWords } from '#kit/list-address.ts';
import { SearchField } from '#kit/search-field.tsx';
import { changedQuery, useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';
import { articleTopics, topicLabels } from '../education/article.ts';
import { ArticleView } from '../education/article-view.tsx';
import { articleOf, findArticles, minutesOf } from '../education/library.ts';

/** The education library: short articles for founders, searched and by topic. Which one is read is in the address. */
export default function EducationScreen() {
  const [query, change] = useQueryState();
  const search = readWords(query, 'searchTerm', 100);
  const topic = readChoice(query, 'topic', articleTopics);
  const slug = query.get('article');
  const article = articleOf(slug);
  useScreenInView(article?.title ?? 'Education library');
  const addressOf = (next: string | null) =>
    `/education?${changedQuery(query, { article: next }).toString()}`;
  if (article)
    return (
      <Page width="narrow">
        <ArticleView article={article} backTo={addressOf(null)} />
      </Page>
    );
  const found = findArticles(search, topic);
  return (
    <Page>
      <PageHeader
        title="Education library"
        note="Short reads on making and selling a product, with links to the screens you’ll use."
      />
      {slug !== null && (
        <p role="status" className="mb-4 rounded-lg border border-line bg-raised px-4 py-3 text-sm">
          That article is no longer available. Here are all of them.
        </p>
      )}
      <div className="mb-5 flex flex-wrap gap-2">
        <SearchField
          label="Search articles"
          value={search}
          onSearch={(searchTerm) => change({ searchTerm, article: null })}
          maxLength={100}
        />
        <FilterSelect
          label="Topic"
          anyLabel="All topics"
          value={topic}
          onChange={(next) => change({ topic: next, article: null })}
          options={articleTopics.map((value) => ({ value, label: topicLabels[value] }))}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState
          title="No matching articles"
          text="Try fewer words, or ask your partner."
          action={
            <Button onClick={() => change({ searchTerm: null, topic: null })}>Show all articles</Button>
          }
        />
      ) : (
        <ul aria-label="Articles" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {found.map((one) => (
            <li key={one.slug}>
              <Link
                to={addressOf(one.slug)}
                className="group flex h-full flex-col rounded-xl border border-line bg-raised p-4 hover:border-ink/30"
              >
                <span className="text-xs text-ink-soft">{topicLabels[one.topic]}</span>
                <h2 className="mt-1 font-display text-lg text-balance group-hover:underline group-hover:decoration-line group-hover:underline-offset-4">
                  {one.title}
                </h2>
                <span className="mt-1 flex-1 text-sm text-ink-soft">{one.summary}</span>
                <span className="figures mt-3 text-xs text-ink-soft">{minutesOf(one)} min read</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
