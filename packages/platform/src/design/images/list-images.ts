import { listImages } from '@brandwright/contract/design/images/list-images.ts';
import { and, asc, count, desc, eq, ilike, or } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { shownImage } from './shown.ts';
import { galleryImages } from './tables.ts';
import { wordsOf, inGallery } from './gallery.ts';
import { escapeLike } from '../../kernel/records/like-all.ts';

export default implement(listImages, {
  async run(context, { keyword, source, model, page, size }) {
    const words = wordsOf(keyword ?? '').slice(0, 12);
    const chosen = and(
      inGallery(context),
      source && eq(galleryImages.source, source),
      model && eq(galleryImages.model, model),
      ...words.map((word) => {
        const like = `%${escapeLike(word)}%`;
        return or(ilike(galleryImages.title, like), ilike(galleryImages.prompt, like));
      }),
    );
    const [all] = await context.db.select({ total: count() }).from(galleryImages).where(chosen);
    const rows = await context.db
      .select()
      .from(galleryImages)
      .where(chosen)
      .orderBy(desc(galleryImages.createdAt), asc(galleryImages.position), asc(galleryImages.id))
      .limit(size)
      .offset(page * size);
    return { output: { rows: rows.map(shownImage), page, size, total: all?.total ?? 0 } };
  },
});
