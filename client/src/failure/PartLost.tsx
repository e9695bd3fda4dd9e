import { useLocation } from 'react-router-dom';
import { failureTexts } from '../../../rules/texts/failure.ts';
import { partTexts } from './texts.ts';

/** What stands in the place of a part whose code did not come, and would not come again: the page is loaded whole. */
export function PartLost() {
  const { pathname, search } = useLocation();
  return (
    <p role="alert">
      {partTexts.notLoaded}{' '}
      <a href={pathname + search} data-whole>
        {failureTexts.retry}
      </a>
    </p>
  );
}
