import { useState } from 'react';
import { layoutTexts } from '../../../../rules/texts/layout/layout.ts';
import { useHydrated } from '../../lib/later/useHydrated.ts';
import { useWanted } from '../../lib/later/useWanted.ts';
import { IconButton } from '../../ui/inputs/IconButton.tsx';

const getOverlay = async () => (await import('../search/SearchOverlay.tsx')).SearchOverlay;

/** The search icon: a link to the search page until there are scripts, then the way to the overlay. */
export function SearchButton() {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [SearchOverlay, want, ahead] = useWanted(getOverlay, '/search');
  const onClick = () => {
    want();
    setOpen(true);
  };
  return (
    <>
      <IconButton
        icon="search"
        label={layoutTexts.search}
        {...(hydrated ? { 'aria-haspopup': 'dialog', onClick, ...ahead } : { href: '/search' })}
      />
      {SearchOverlay && <SearchOverlay open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
