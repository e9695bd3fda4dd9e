import { GraphQLScalarType } from 'graphql';

export const FilterValue = new GraphQLScalarType({ name: 'FilterValue', serialize: value => value });
