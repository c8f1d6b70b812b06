import { StudioPage } from '../parts/studio-page.tsx';

/** The design studio. */
export default function StudioScreen() {
  return <StudioPage title="Product Design Studio" />;
}
