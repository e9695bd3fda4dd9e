import type { Context } from '../../context/context.ts';
import { fieldPicture, fieldText, richText } from './customFields.ts';

export const ABOUT_KEYS = [
  'hero_title',
  'hero_area',
  'hero_image',
  'specialties_image',
  'innovation_image',
  'section_one_title',
  'section_one',
  'section_two_title',
  'section_two',
];

export async function aboutFields(acf: Record<string, unknown>, context: Context) {
  const [heroImage, specialtiesImage, innovationImage] = await Promise.all(
    ['hero_image', 'specialties_image', 'innovation_image'].map(key => fieldPicture(acf[key], context)),
  );
  const [heroArea, sectionOne, sectionTwo] = await Promise.all(
    ['hero_area', 'section_one', 'section_two'].map(key => richText(acf[key], context)),
  );
  return {
    heroTitle: fieldText(acf.hero_title),
    heroArea: heroArea ?? null,
    heroImage: heroImage ?? null,
    specialtiesImage: specialtiesImage ?? null,
    innovationImage: innovationImage ?? null,
    sectionOneTitle: fieldText(acf.section_one_title),
    sectionOne: sectionOne ?? null,
    sectionTwoTitle: fieldText(acf.section_two_title),
    sectionTwo: sectionTwo ?? null,
  };
}
