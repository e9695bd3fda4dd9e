import { lazy, Suspense, useState } from 'react';
import { layoutTexts } from '../../../../rules/texts/layout/layout.ts';
import { useHydrated } from '../../lib/later/useHydrated.ts';
import { IconButton } from '../../ui/inputs/IconButton.tsx';

const getOverlay = () => import('../search/SearchOverlay.tsx');
const SearchOverlay = lazy(async () => ({ default: (await getOverlay()).SearchOverlay }));

/** The search icon: a link to the search page until there are scripts, then the way to the overlay. */
export function SearchButton() {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (!hydrated) return <IconButton icon="search" label={layoutTexts.search} href="/search" />;
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        icon="search"
        label={layoutTexts.search}
        aria-haspopup="dialog"
        onClick={show}
        onPointerEnter={() => void getOverlay()}
        onFocus={() => void getOverlay()}
      />
      {wanted && (
        <Suspense fallback={null}>
          <SearchOverlay open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
