import { Parser } from 'htmlparser2';

/** What an editor's HTML holds that readers would stumble on. */
export interface FoundInHtml {
  /** addresses of pictures without a word for who cannot see them */
  pictures: string[];
  /** links that name the host of the service itself */
  backendLinks: string[];
}

/** @param isBackend whether a host is that of a service and not of this site */
export function findInHtml(html: string, isBackend: (host: string) => boolean): FoundInHtml {
  const found: FoundInHtml = { pictures: [], backendLinks: [] };
  const parser = new Parser({
    onopentag(name, { src, alt, href }) {
      if (name === 'img' && !alt?.trim()) found.pictures.push(src ?? '');
      if (name === 'a' && href && URL.canParse(href) && isBackend(new URL(href).host)) found.backendLinks.push(href);
    },
  });
  parser.end(html);
  return found;
}
