import { css } from '@emotion/react';
import { searchTexts } from '../../layout/search/texts.ts';
import { EmptyPanel } from '../../ui/feedback/EmptyPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';

const list = css({ listStyle: 'disc', paddingLeft: 20, marginTop: 8 });

const browse = (
  <Button href="/catalog" variant="ink">
    {searchTexts.browse}
  </Button>
);

/** Nothing was found, and what could be tried. */
export const NothingFound = () => (
  <EmptyPanel title={searchTexts.nothing} action={browse} live>
    <p>{searchTexts.suggestionsHead}</p>
    <ul css={list}>
      {searchTexts.suggestions.map(suggestion => (
        <li key={suggestion}>{suggestion}</li>
      ))}
    </ul>
  </EmptyPanel>
);
