import { makeBrandPictures } from '@brandwright/contract/brand-kits/make-brand-pictures.ts';
import { updateBrandKit } from '@brandwright/contract/brand-kits/update-brand-kit.ts';
import type { BrandIdea, BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { savedIdea } from '../kit-changes.ts';
import type { IdeaForm } from './kit-forms.ts';

/** Saves an idea; has its pictures drawn anew when asked to. */
export function useSaveIdea(kit: BrandKit, idea: BrandIdea, onSaved: () => void) {
  const save = useAction(updateBrandKit);
  const draw = useAction(makeBrandPictures, { announce: false });
  async function run(form: Partial<IdeaForm>, redraw = false): Promise<void> {
    const saved = await save.run({
      brandKit: kit.id,
      version: kit.version,
      ...savedIdea(kit, idea.uuid, form),
    });
    if (!saved) return;
    if (redraw) await draw.run({ brandKit: kit.id, pictures: 'IDEA', brandIdea: idea.uuid });
    onSaved();
  }
  return {
    run: (form: Partial<IdeaForm>, redraw = false) => void run(form, redraw),
    isRunning: save.isRunning || draw.isRunning,
    failure: save.error ? messageOf(save.error) : undefined,
  };
}
