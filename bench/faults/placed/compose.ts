import { load } from 'js-yaml';

/** A service of the compose file, as far as something stands for it here. */
export interface Service {
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly command?: readonly string[];
  readonly env_file?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly expose?: readonly string[];
  readonly mem_limit?: string;
  readonly ports?: readonly string[];
  readonly stop_grace_period?: string;
  /** `source:target`, with what may be done to it behind */
  readonly volumes?: readonly string[];
}

/**
 * The services of a compose file, with what stands in .env put in, as `docker compose` does it.
 * @throws where a variable is missing that has to be set
 */
export function readCompose(text: string, env: Readonly<Record<string, string | undefined>>): Record<string, Service> {
  const { services } = load(text) as { services: Record<string, Service> };
  return JSON.parse(JSON.stringify(services), (_, value) =>
    typeof value === 'string' ? interpolate(value, env) : value,
  );
}

const VARIABLE = /\$(?:(\$)|(\w+)|\{(\w+)(?:(:?)([-?])(.*?))?\})/g;

function interpolate(text: string, env: Readonly<Record<string, string | undefined>>): string {
  return text.replace(VARIABLE, (_, dollar, bare, braced, orEmpty, otherwise, words) => {
    if (dollar) return '$';
    const name = bare ?? braced;
    const value = orEmpty ? env[name] || undefined : env[name];
    if (value === undefined && otherwise === '?') throw new Error(`${name}: ${words}`);
    return value ?? (otherwise === '-' ? words : '');
  });
}

/** Where each volume of a service lies on the host, by its name or path there. */
export const mountsOf = ({ volumes = [] }: Service): { source: string; target: string }[] =>
  volumes.map(volume => {
    const [source = '', target = ''] = volume.split(':');
    return { source, target };
  });
