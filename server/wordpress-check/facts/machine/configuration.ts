import type { Config } from '../../../config.ts';
import { type Check, success, warning } from '../../fact.ts';

export const isConsumerKey = ({ credentials }: Config['shop']): boolean =>
  credentials?.username.startsWith('ck_') ?? false;

/** Which of the variables that hold secrets are set; never their values. */
const secretsOf = (config: Config): Record<string, boolean> => ({
  WORDPRESS_APP_PASSWORD: config.content.credentials !== null,
  WOOCOMMERCE_KEY: isConsumerKey(config.shop),
  WOOCOMMERCE_SECRET: isConsumerKey(config.shop),
  OPERATOR_TOKEN: config.operatorTokenFile === null,
  WEBHOOK_SECRET: config.webhookSecret !== undefined,
  DATABASE_URL: config.databaseUrl !== undefined,
  REDIS_URL: config.redisUrl !== undefined,
  SMTP_URL: config.smtpUrl !== undefined,
});

/** What the environment says; that it can be read at all is known by now. */
export const configuration: Check = {
  id: 'configuration',
  name: 'Configuration',
  async find({ config }) {
    const { publicUrl, content, shop } = config;
    const secrets = Object.entries(secretsOf(config));
    const named = (set: boolean) => secrets.filter(([, isSet]) => isSet === set).map(([name]) => name);
    const data = { publicUrl, contentUrl: content.url, shopUrl: shop.url, set: named(true), notSet: named(false) };
    if (!config.public) return success(`a local site at ${publicUrl}`, data);
    const detail = `a public site at ${publicUrl}`;
    if (publicUrl.startsWith('https:')) return success(detail, data);
    const mend =
      'Put a proxy that speaks TLS in front and set PUBLIC_URL to its https address: carts travel in the clear.';
    return warning(`${detail}, over plain http`, mend, data);
  },
};
