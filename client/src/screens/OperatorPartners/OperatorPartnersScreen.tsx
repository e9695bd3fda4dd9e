import { type ActionFunctionArgs, useActionData } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery } from '../../data/load.ts';
import { toSignIn } from '../../data/toSignIn.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import { readPosted } from '../../forms/readPosted.ts';
import type { OperatorPartnersQuery, OperatorPartnersQueryVariables } from '../../gql/graphql.ts';
import { OperatorPartnersOperation } from '../../gql/operations/OperatorPartners.ts';
import { Seo } from '../../seo/Seo.tsx';
import { fromHome } from '../../site/fromHome.ts';
import { text } from '../../theme/text.ts';
import { Jobs } from '../../ui/layout/Jobs.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { AddPartner } from './AddPartner.tsx';
import { PartnerAnswer } from './PartnerAnswer.tsx';
import { PartnerCard } from './PartnerCard.tsx';
import type { PartnerStepAnswer } from './takePartnerStep.ts';
import { partnersTexts as texts } from './texts.ts';

const crumbs = fromHome(
  { label: texts.operator, href: '/operator' },
  { label: texts.title, href: '/operator/partners' },
);

export async function load(ask: Ask) {
  const found = ({ partners }: OperatorPartnersQuery) => partners !== null;
  return (await toSignIn(ask)) ?? loadQuery(ask, { query: OperatorPartnersOperation, variables: {}, found });
}

/** Takes the forms of the page. */
export async function act(ask: Ask, { request }: ActionFunctionArgs) {
  const values = await readPosted(request);
  return (await import('./takePartnerStep.ts')).takePartnerStep(ask, values);
}

/** Programs of others that ask by keys: what each may do, and its keys. */
export function Screen() {
  const outcome = useOutcome<OperatorPartnersQuery, OperatorPartnersQueryVariables>();
  const answer = useActionData<PartnerStepAnswer>();
  const partners = outcome.data?.partners;
  if (outcome.kind === 'failed' || !partners)
    return (
      <FailedScreen title={texts.failed} requestId={'requestId' in outcome ? (outcome.requestId ?? null) : null} />
    );
  return (
    <>
      <Seo title={texts.title} path={null} noindex />
      <PageHead title={texts.title} lead={texts.lead} crumbs={crumbs} />
      <Jobs>
        {answer && <PartnerAnswer answer={answer} />}
        {partners.length === 0 && <p css={text.soft}>{texts.none}</p>}
        {partners.map(partner => (
          <PartnerCard key={partner.name} partner={partner} answer={answer} />
        ))}
        <AddPartner answer={answer} />
      </Jobs>
    </>
  );
}
