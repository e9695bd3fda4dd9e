import { isSame, sign } from '../../config/signing.ts';

/** What can be looked at before it is published. */
type PreviewType = 'post' | 'page';

/** A thing that a link leads to. */
export interface Previewed {
  type: PreviewType;
  id: number;
}

/** What a link carries besides. */
interface LinkProof {
  /** seconds since 1970 */
  expires: number;
  /** hex */
  signature: string;
}

/** Links to drafts, which this gateway and the plugin in WordPress make alike. */
export interface PreviewLinks {
  /** The path of a link that is good for an hour; null where there is no secret to sign it with. */
  path(what: Previewed): string | null;
  /** What a link's proof is worth. */
  judge(what: Previewed, proof: LinkProof): 'good' | 'expired' | 'wrong';
}

const GOOD_FOR_SECONDS = 60 * 60;
/** The clocks of two machines differ; nobody signs for longer than an hour. */
const SKEW_SECONDS = 5 * 60;

/** @param secret WEBHOOK_SECRET, which the plugin knows too; without it there are no links */
export function createPreviewLinks(secret: string | undefined): PreviewLinks {
  if (secret === undefined) return { path: () => null, judge: () => 'wrong' };
  const signatureOf = ({ type, id }: Previewed, expires: number) => sign(secret, `preview:${type}:${id}:${expires}`);
  const now = () => Math.floor(Date.now() / 1_000);
  return {
    path(what) {
      const expires = now() + GOOD_FOR_SECONDS;
      return `/preview/${what.type}/${what.id}?expires=${expires}&signature=${signatureOf(what, expires).toString('hex')}`;
    },
    judge(what, { expires, signature }) {
      const given = Buffer.from(/^[0-9a-f]{64}$/.test(signature) ? signature : '', 'hex');
      const tooFar = expires > now() + GOOD_FOR_SECONDS + SKEW_SECONDS;
      if (!isSame(signatureOf(what, expires), given) || tooFar) return 'wrong';
      return expires > now() ? 'good' : 'expired';
    },
  };
}
