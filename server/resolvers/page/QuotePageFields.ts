import type { Context } from '../../context/context.ts';
import { idOf } from '../arguments.ts';
import { fieldPicture, fieldText, richText } from './customFields.ts';

export const QUOTE_KEYS =
  /^(hero_title|hero_subtitle|process_title|process_step[123]_(title|description)|process_image|contact_(phone|email|hours))$/;

export async function quoteFields(meta: Record<string, unknown>, context: Context) {
  const image = meta.process_image;
  return {
    heroTitle: await richText(meta.hero_title, context),
    heroSubtitle: fieldText(meta.hero_subtitle),
    processTitle: fieldText(meta.process_title),
    steps: [1, 2, 3].map(step => ({
      title: fieldText(meta[`process_step${step}_title`]),
      description: fieldText(meta[`process_step${step}_description`]),
    })),
    processImage:
      typeof image === 'string' && /^https?:/.test(image)
        ? { id: null, src: image, alt: '', caption: '', width: null, height: null }
        : await fieldPicture((typeof image === 'string' && idOf(image)) || image, context),
    contactPhone: fieldText(meta.contact_phone),
    contactEmail: fieldText(meta.contact_email),
    contactHours: fieldText(meta.contact_hours),
  };
}
