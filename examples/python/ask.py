"""Three questions to the gateway: products, one product, an estimate. Nothing but the standard library."""

import json
import os
import sys
import urllib.error
import urllib.request

SITE = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:4000"
# A public site wants the key of a partner.
HEADERS = {"content-type": "application/json", "x-api-key": os.environ.get("LABELS_KEY", "")}


def ask(query: str, **variables: object) -> dict:
    """The data of an answer. A field that a service did not answer is None, beside an error that says why."""
    body = json.dumps({"query": query, "variables": variables}).encode()
    request = urllib.request.Request(f"{SITE}/graphql", body, HEADERS)
    try:
        with urllib.request.urlopen(request, timeout=15) as response:
            answer = json.load(response)
    except urllib.error.HTTPError as refused:
        answer = json.load(refused)
    for error in answer.get("errors", []):
        print(f"{error.get('extensions', {}).get('code')}: {error['message']}", file=sys.stderr)
    return answer.get("data") or sys.exit(1)


products = ask(
    "{ products(perPage: 3, filter: { type: VARIABLE }) { items { id name sku price { amount currency } } } }"
)["products"]["items"]
for product in products:
    price = product["price"]
    print(product["name"], product["sku"], f"{price['currency']} {price['amount']}" if price else "on request")

first = products[0]["id"]
one = ask(
    "query ($id: ID!) { product(id: $id) { name ... on VariableProduct { variations { id sku price { amount } } } } }",
    id=first,
)
variations = one["product"]["variations"]
print(one["product"]["name"], len(variations), "variations")

estimate = ask(
    "query ($items: [EstimateItemInput!]!) { estimateQuote(items: $items) { total { amount currency } complete } }",
    # Of a product with variations one of them is priced.
    items=[{"productId": first, "variationId": variations[0]["id"], "quantity": 5}],
)
total = estimate["estimateQuote"]["total"]
print("estimate:", f"{total['currency']} {total['amount']}" if total else "on request")
