import { Download, FileImage, PenTool } from 'lucide-react';
import type { BrandIdea } from '@brandwright/contract/brand-kits/entities.ts';
import { exportBrandMark } from '@brandwright/contract/brand-kits/export-brand-mark.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { saveFrom } from '../save-from.ts';

/** The logo mark of an idea as a file. */
export function MarkMenu({ brandKitId, idea }: { brandKitId: string; idea: BrandIdea }) {
  const draw = useAction(exportBrandMark, { onDone: ({ url, name }) => saveFrom(url, name) });
  const save = (format: 'SVG' | 'PNG') =>
    void draw.run({ brandKit: brandKitId, brandIdea: idea.uuid, format });
  return (
    <Menu
      align="start"
      trigger={
        <Button size="small" busy={draw.isRunning}>
          <Download aria-hidden />
          Logo mark
        </Button>
      }
      entries={[
        { label: 'SVG, for print', icon: <PenTool aria-hidden />, onSelect: () => save('SVG') },
        { label: 'PNG, transparent', icon: <FileImage aria-hidden />, onSelect: () => save('PNG') },
      ]}
    />
  );
}
