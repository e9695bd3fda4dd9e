import type { QuoteMail } from '../../../quotes/life/mails.ts';
import type { Part } from '../mail.ts';
import { labelDrawing } from '../pictures/drawLabel.ts';
import { type ProofFiles, showProofs } from '../pictures/showProofs.ts';
import { type MailedStep, offerOf } from './quoteMail.ts';

const SHOWN: ReadonlySet<QuoteMail> = new Set(['offer', 'expiring', 'ordering', 'accepted']);

/** What an offer looks like: its proofs or, before there is one, the outline of what was asked. */
export async function picturesOf(
  mail: QuoteMail,
  mailed: Pick<MailedStep, 'request' | 'life' | 'step'>,
  files: ProofFiles,
): Promise<Part[]> {
  if (!SHOWN.has(mail)) return [];
  const { request } = mailed;
  const proofs = offerOf(mailed).proofs.map(({ id }) => id);
  const shown = await showProofs(files, request.reference, proofs);
  return shown.length > 0 ? shown : labelDrawing(request.fields.size);
}
