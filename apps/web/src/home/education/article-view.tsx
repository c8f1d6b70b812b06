import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { topicLabels, type Article } from './article.ts';
import { linkAddress, minutesOf } from './library.ts';

/** One article, with the screens it speaks of at its end. */
export function ArticleView({ article, backTo }: { article: Article; backTo: string }) {
  return (
    <article className="max-w-[72ch]">
      <Button asChild look="quiet" size="small" className="-ml-3 mb-3">
        <Link to={backTo}>
          <ArrowLeft aria-hidden />
          All articles
        </Link>
      </Button>
      <PageHeader
        title={article.title}
        note={`${topicLabels[article.topic]} · ${minutesOf(article)} min read`}
      />
      <p className="font-display text-lg text-balance">{article.summary}</p>
      {article.parts.map(({ heading, text, points }) => (
        <section key={heading ?? text} className="mt-6">
          {heading && <h2 className="mb-1 text-base font-semibold">{heading}</h2>}
          {text && <p className="leading-relaxed">{text}</p>}
          {points && (
            <ul className="list-disc space-y-1.5 pl-5 leading-relaxed marker:text-ink-soft">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section aria-labelledby="try-it" className="mt-8 rounded-xl border border-line bg-raised p-4">
        <h2 id="try-it" className="text-sm font-semibold">
          Do it here
        </h2>
        <ul className="mt-1 divide-y divide-line">
          {article.links.map((link) => (
            <li key={link.label}>
              <Link to={linkAddress(link)} className="group flex items-center gap-3 py-2.5 text-sm">
                <span className="min-w-0 flex-1 font-medium group-hover:underline group-hover:underline-offset-4">
                  {link.label}
                </span>
                <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
