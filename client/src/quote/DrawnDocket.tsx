import { Button } from '../ui/inputs/Button.tsx';
import { Docket } from '../ui/layout/Docket.tsx';
import { docketTexts } from './texts.ts';

const action = (
  <Button variant="ink" size="lg" href="/request-quote">
    {docketTexts.action}
  </Button>
);

/** The orange way to a quote that ends a page; `above` is the surface it is torn from. */
export const DrawnDocket = ({ above }: { above?: 'paper' | 'sheet' | 'tint' }) => (
  <Docket title={docketTexts.title} steps={docketTexts.steps} action={action} note={docketTexts.note} above={above} />
);
