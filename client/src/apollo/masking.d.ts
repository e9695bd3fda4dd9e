import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  /** Masked fragments are typed as the generator writes them. */
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
