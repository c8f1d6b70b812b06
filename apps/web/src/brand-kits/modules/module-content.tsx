import type { ModuleContent } from '@brandwright/contract/brand-kits/modules/entities.ts';
import { Picture } from '#ui/picture.tsx';

/** What a module holds: colors, pictures, a text, lines. */
export function ModuleContentView({ content, title }: { content: ModuleContent; title: string }) {
  const { text, items, colors, images } = content;
  return (
    <div className="flex flex-col gap-4">
      {colors.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {colors.map(({ hexCode, name, description }) => (
            <li key={hexCode} className="min-w-0">
              <span
                aria-hidden
                className="block h-16 rounded-lg border border-line"
                style={{ backgroundColor: hexCode }}
              />
              <span className="mt-1.5 block text-sm font-medium">{name}</span>
              <span className="figures block text-xs text-ink-soft">{hexCode}</span>
              <span className="mt-1 block text-xs text-ink-soft">{description}</span>
            </li>
          ))}
        </ul>
      )}
      {images.length > 0 && (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {images.map((image, at) => (
            <Picture key={image} src={image} alt={`${title}, picture ${at + 1}`} sizes="180px" />
          ))}
        </div>
      )}
      {text !== '' &&
        text.split('\n\n').map((paragraph) => (
          <p key={paragraph} className="text-sm">
            {paragraph}
          </p>
        ))}
      {items.length > 0 && (
        <ul className="flex flex-col">
          {items.map((item) => (
            <li key={item} className="border-t border-line py-2 text-sm first:border-t-0">
              {item}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
