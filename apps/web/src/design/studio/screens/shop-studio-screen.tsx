import { StudioPage } from '../parts/studio-page.tsx';

/** The same studio for the connected shop: it says whether one is connected, and what can be done without. */
export default function ShopStudioScreen() {
  return (
    <StudioPage
      title="Shop design studio"
      note={
        <>
          No shop is connected to this store. You can prepare designs here, but you can’t send them to a shop
          as products yet.
        </>
      }
    />
  );
}
