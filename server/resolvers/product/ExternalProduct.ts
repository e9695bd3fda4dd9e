import type { ExternalProductResolvers } from '../../gql/types.ts';
import { productFields } from './productFields.ts';

export const ExternalProduct: ExternalProductResolvers = {
  ...productFields,
  externalUrl: product => product.external_url ?? null,
  buttonText: product => product.button_text || null,
};
