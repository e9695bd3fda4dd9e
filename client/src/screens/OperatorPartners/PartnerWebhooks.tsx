import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import type { PartnerCardFragment } from '../../gql/graphql.ts';
import { shortMoment } from '../../lib/format/longDate.ts';
import { text } from '../../theme/text.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { partnersTexts as texts } from './texts.ts';

type Webhook = PartnerCardFragment['webhooks'][number];
type PartnerWebhooksProps = { name: string; webhooks: readonly Webhook[] };

const list = css`
  display: grid;
  gap: 14px;
  code {
    overflow-wrap: anywhere;
  }
  form {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 6px;
  }
`;

/** Where a partner is called, how that goes, and what the operator can do about it. */
export function PartnerWebhooks({ name, webhooks }: PartnerWebhooksProps) {
  if (webhooks.length === 0) return <p css={text.soft}>{texts.notCalled}</p>;
  return (
    <ul css={list}>
      {webhooks.map(webhook => (
        <li key={webhook.id}>
          <code css={text.mono}>{webhook.url}</code>
          <p>{webhook.topics.map(topic => texts.topics[topic]).join(', ')}</p>
          <p css={text.soft}>{stateOf(webhook)}</p>
          <form method="post" action="/operator/partners">
            <input type="hidden" name="name" value={name} />
            <input type="hidden" name="webhook" value={webhook.id} />
            {(webhook.endedAt ?? webhook.failingSince) && (
              <Send step="rehook" action={texts.rehook} url={webhook.url} />
            )}
            <Send step="unhook" action={texts.unhook} url={webhook.url} />
          </form>
        </li>
      ))}
    </ul>
  );
}

function Send({ step, action, url }: { step: string; action: string; url: string }) {
  return (
    <Button
      type="submit"
      name="step"
      value={step}
      size="sm"
      variant="line"
      aria-label={fillText(texts.address, { action, url })}
    >
      {action}
    </Button>
  );
}

function stateOf({ lastTakenAt, failingSince, endedAt, fault, waiting, parked }: Webhook): string {
  const state = endedAt
    ? fillText(texts.ended, { time: shortMoment(endedAt), fault: fault ?? '' })
    : failingSince
      ? fillText(texts.fails, { time: shortMoment(failingSince), fault: fault ?? '' })
      : lastTakenAt
        ? fillText(texts.good, { time: shortMoment(lastTakenAt) })
        : texts.notYet;
  return waiting || parked ? `${state} ${fillText(texts.waits, { waiting, parked })}` : state;
}
