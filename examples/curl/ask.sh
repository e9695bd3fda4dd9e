#!/bin/sh
# Three questions to the gateway: products, one product, an estimate. A public site wants a key: LABELS_KEY.
set -eu
site="${1:-http://localhost:4000}"

ask() {
  curl --fail-with-body --silent --show-error "$site/graphql" -H 'content-type: application/json' -H "x-api-key: ${LABELS_KEY:-}" --data "$1"
  echo
}

ask '{"query":"{ products(perPage: 3, filter: { type: VARIABLE }) { items { name sku path price { amount currency } } pageInfo { totalItems } } }"}'

id=$(ask '{"query":"{ products(perPage: 1, filter: { type: VARIABLE }) { items { id } } }"}' | sed 's/.*"id":"\([0-9]*\)".*/\1/')

product=$(ask "{\"query\":\"query (\$id: ID!) { product(id: \$id) { name ... on VariableProduct { variations { id sku price { amount } } } } }\",\"variables\":{\"id\":\"$id\"}}")
echo "$product"

# Of a product with variations one of them is priced.
variation=$(echo "$product" | sed 's/.*"variations":\[{"id":"\([0-9]*\)".*/\1/')

ask "{\"query\":\"query (\$items: [EstimateItemInput!]!) { estimateQuote(items: \$items) { total { amount currency } complete } }\",\"variables\":{\"items\":[{\"productId\":\"$id\",\"variationId\":\"$variation\",\"quantity\":5}]}}"
