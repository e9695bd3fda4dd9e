import assert from 'node:assert/strict';
import type { Config } from '../../../config.ts';
import { FORM_ROUTES } from '../../../upstreams/forms/forms.ts';
import type { ContentCapabilities } from '../../capabilities.ts';
import type { ContentService, Root } from '../../examination.ts';
import { check, error, expect, type Finding, info, orNotAvailable, success, writing } from '../../fact.ts';
import { asStranger } from '../../inspection.ts';
import { availabilityOf, codeOf, type ProbeRequest, takes } from '../../reply.ts';
import { ofContent } from '../../together.ts';

const REQUIRED = { quote: 'labelType', contact: 'message' };

/** Whether somebody takes what visitors send. Reads what the routes say of themselves: a form would arrive. */
export async function readForms(content: ContentService): Promise<Pick<ContentCapabilities, `${Form}Form`>> {
  const read = (form: Form) => takes('POST', FORM_ROUTES[form], content.ask);
  const [quoteForm, contactForm] = await Promise.all([read('quote'), read('contact')]);
  return { quoteForm, contactForm };
}

type Form = keyof typeof FORM_ROUTES;

// A probe leaves a required field out, so that nothing is taken that would have to be taken back.
const ofForms = (['quote', 'contact'] as const).flatMap(form => [
  ...expect(FORM_ROUTES[form].slice(1), {
    'is there, and takes POST'({ capabilities: { content } }) {
      const found = content[`${form}Form`];
      orNotAvailable(found !== 'absent', 'there is no such route; submissions wait in the outbox, or go by mail');
      assert.equal(found, 'available');
    },
  }),
  ...writing(FORM_ROUTES[form].slice(1), {
    async 'refuses what lacks a field with 400, and names the field'({ capabilities, forms }) {
      orNotAvailable(capabilities.content[`${form}Form`] === 'available', 'there is no such route');
      const refusal = await forms.submit(form, { name: 'Contract probe', email: 'probe@contract.example' }, 10_000);
      assert(refusal, 'it is refused');
      assert(refusal.code && refusal.message, 'with a code and a message');
      orNotAvailable(refusal.field, `no field is named (${REQUIRED[form]} is missing, for one)`);
    },
  }),
]);

export const forms = check('form-routes', 'Form routes', ofContent(lookAtForms), ofForms);

async function lookAtForms(content: ContentService, _: Root, { smtpUrl }: Config): Promise<Finding> {
  const { quoteForm, contactForm } = await readForms(content);
  const found = [
    { route: FORM_ROUTES.quote, takes: quoteForm === 'available' },
    { route: FORM_ROUTES.contact, takes: contactForm === 'available' },
  ];
  const missing = found.filter(form => !form.takes).map(({ route }) => route);
  if (missing.length === 0) return success('quotes and messages are taken', found);
  const detail = `missing: ${missing.join(', ')}`;
  if (smtpUrl) return info(`${detail}; what visitors send goes by mail`, found);
  return error(
    detail,
    'Install the plugin of the folder wordpress in WordPress, or set SMTP_URL: until then what visitors send waits in the outbox.',
    found,
  );
}

const ROUTE = 'wp/v2/comments';
/** Without a post nothing can be stored, and WordPress looks at who asks before it looks for the post. */
const OF_NO_POST: ProbeRequest = { method: 'POST', body: {} };
const TAKEN = 'rest_comment_invalid_post_id';

/** Whether comments are taken of strangers, as the gateway sends them. */
export async function readComments(content: ContentService): Promise<Pick<ContentCapabilities, 'comments'>> {
  const reply = await content.ask(`/${ROUTE}`, OF_NO_POST);
  return { comments: codeOf(reply) === TAKEN ? 'available' : availabilityOf(reply) };
}

export const comments = check('comments', 'Comments', ofContent(lookAtComments), [
  ...expect(ROUTE, {
    async 'lists the comments of a post, decoded'({ content, scope, rows }) {
      const [any] = await rows(`/${ROUTE}?per_page=1&_fields=id,post`);
      orNotAvailable(any, 'no comments');
      const [found] = await content.comments.ofPosts(scope(), [Number(any.post)]);
      const isListed = found?.items.some(({ id }) => id === any.id);
      assert(isListed || (found?.totalItems ?? 0) > 100, 'it is among those of its post');
    },
    async 'tells by a comment without a post whether it takes any of strangers'({ refusal }) {
      const said = await refusal(`/${ROUTE}`, { method: 'POST', body: {}, ...asStranger });
      assert.match(said, /^401 rest_comment_login_required$|^403 rest_comment_invalid_post_id$/);
    },
  }),
  ...writing(ROUTE, {
    async 'refuses one without name or address with 400, where it takes any'({ capabilities, refusal, rows }) {
      orNotAvailable(capabilities.content.comments === 'available', 'comments are not taken of strangers');
      const posts = await rows('/wp/v2/posts?per_page=100&_fields=id,comment_status');
      const open = posts.find(post => post.comment_status === 'open')?.id;
      orNotAvailable(open, 'no post is open to comments');
      const body = { post: open, content: '' };
      assert.match(await refusal(`/${ROUTE}`, { method: 'POST', body, ...asStranger }), /^400 /);
    },
  }),
]);

async function lookAtComments(content: ContentService): Promise<Finding> {
  const found = await readComments(content);
  if (found.comments === 'available') return success('comments on posts are taken of visitors', found);
  return info(
    'comments are read and cannot be written: WordPress takes them of users who are logged in',
    found,
    'To let visitors comment, install the plugin of the folder wordpress, and leave Settings > Discussion > Users must be registered and logged in to comment unticked.',
  );
}
