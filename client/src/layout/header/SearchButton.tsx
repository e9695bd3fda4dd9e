import { useState } from 'react';
import { layoutTexts } from '../../../../rules/texts/layout/layout.ts';
import { useHydrated } from '../../lib/later/useHydrated.ts';
import { leadTo, useWanted } from '../../lib/later/useWanted.ts';
import { IconButton } from '../../ui/inputs/IconButton.tsx';

const getOverlay = async () => (await import('../search/SearchOverlay.tsx')).SearchOverlay;

/** The search icon: a link to the search page until there are scripts, then the way to the overlay. */
export function SearchButton() {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const { Part: SearchOverlay, want, fetchAhead } = useWanted(getOverlay, () => leadTo('/search'));
  if (!hydrated) return <IconButton icon="search" label={layoutTexts.search} href="/search" />;
  const show = () => {
    want();
    setOpen(true);
  };
  return (
    <>
      <IconButton
        icon="search"
        label={layoutTexts.search}
        aria-haspopup="dialog"
        onClick={show}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
      />
      {SearchOverlay && <SearchOverlay open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
