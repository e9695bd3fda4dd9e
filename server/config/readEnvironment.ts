import { type Environment, environment } from './environment.ts';
import { misspelt } from './misspelt.ts';
import { readSecretFiles } from './secrets.ts';

/** Every fault of the environment in one message, each with its mend. `main` answers it with exit code 78. */
export class ConfigError extends Error {
  faults: string[];
  constructor(faults: string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map(f => `  ${f}`).join('\n')}`,
    );
    this.faults = faults;
  }
}

/** Each variable is judged by itself, then what they say together: one wrong value hides no other fault. @throws ConfigError */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const faults: string[] = [];
  const values = readSecretFiles(env, faults);
  const parsed: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(environment.shape)) {
    const result = schema.safeParse(values[name]);
    if (result.success) parsed[name] = result.data;
    else faults.push(...result.error.issues.map(issue => `${name}: ${issue.message}`));
  }
  faults.push(...misspelt(values, Object.keys(environment.shape)));
  faults.push(...relations(parsed as Environment, values));
  if (faults.length) throw new ConfigError([...new Set(faults)]);
  return parsed as Environment;
}

/** What does not fit together; a variable that is wrong by itself counts as given. */
function relations(env: Environment, given: Record<string, string>): string[] {
  const faults: string[] = [];
  const loopback = ['127.0.0.1', '::1', 'localhost'].includes(env.HOST);
  if (!given.PUBLIC_URL && !loopback)
    faults.push(
      `HOST: ${env.HOST} is not loopback. Set PUBLIC_URL to the site's address to make it public, or leave HOST out`,
    );
  if (given.PUBLIC_URL && !given.WORDPRESS_URL && !(given.CONTENT_URL && given.SHOP_URL))
    faults.push(
      'WORDPRESS_URL: missing on a public site. Set it to the address of your WordPress, or to embedded if that is on purpose',
    );
  if (!!given.WORDPRESS_USERNAME !== !!given.WORDPRESS_APP_PASSWORD)
    faults.push(
      'WORDPRESS_USERNAME and WORDPRESS_APP_PASSWORD: only one is set. Set both: Users > Profile > Application Passwords',
    );
  if (!!given.WOOCOMMERCE_KEY !== !!given.WOOCOMMERCE_SECRET)
    faults.push(
      'WOOCOMMERCE_KEY and WOOCOMMERCE_SECRET: only one is set. Set both: WooCommerce > Settings > Advanced > REST API',
    );
  if (given.SMTP_URL && !given.SITE_EMAIL)
    faults.push('SMTP_URL: needs SITE_EMAIL, the address that mails come from and copies go to. Set both');
  const { CDN: cdn } = env;
  if (cdn && cdn !== 'off' && cdn !== 'plain' && !given.CDN_PURGE_URL)
    faults.push(
      'CDN_PURGE_URL: missing. Set it to the address that drops by tag, see docs/operate.md, or CDN to plain',
    );
  if ((cdn === 'cloudflare' || cdn === 'fastly') && !given.CDN_TOKEN)
    faults.push('CDN_TOKEN: missing. Set it to a token of the CDN that may purge');
  return faults;
}
