import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: `${process.env.LABELS_URL ?? 'http://localhost:4000'}/schema.graphql`,
  documents: 'src/**/*.graphql',
  generates: {
    'src/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        enumsAsTypes: true,
        useTypeImports: true,
        scalars: { Decimal: 'string', DateTime: 'string', Html: 'string', Url: 'string', CurrencyCode: 'string' },
      },
    },
  },
};

export default config;
