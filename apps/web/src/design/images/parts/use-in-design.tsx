import { createDesign } from '@brandwright/contract/design/studio/create-design.ts';
import { PenTool } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useAction } from '#api/use-action.ts';
import { studioAddress } from '#design/studio/addresses.ts';
import { Button } from '#ui/button.tsx';
import type { ShownPicture } from './shown-picture.ts';

const longestName = 80;

/** Begins a design with the picture on it, and opens it on the canvas. */
export function UseInDesign({ picture }: { picture: ShownPicture }) {
  const navigate = useNavigate();
  const begin = useAction(createDesign, { onDone: ({ designId }) => void navigate(studioAddress(designId)) });
  return (
    <Button
      look="solid"
      aria-busy={begin.isRunning}
      onClick={() =>
        void begin.run({ pictureUrl: picture.url, name: picture.title.slice(0, longestName).trim() })
      }
    >
      <PenTool aria-hidden />
      Use in a design
    </Button>
  );
}
