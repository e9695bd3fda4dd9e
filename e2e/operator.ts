/** What the site under test is told of its operator. */
export const operator = {
  OPERATOR_TOKEN: 'the-token-of-the-browser-tests',
  WEBHOOK_SECRET: 'the-secret-of-the-browser-tests',
};
