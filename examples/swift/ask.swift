// Three questions to the gateway: products, one product, an estimate. Nothing but Foundation.
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

let site = CommandLine.arguments.dropFirst().first ?? "http://localhost:4000"

struct Answer<Value: Decodable>: Decodable {
  struct Failure: Decodable { let message: String }
  let data: Value?
  let errors: [Failure]?
}

struct NoAnswer: Error {}

/// The data of an answer. A field that a service did not answer is nil, beside an error that says why.
func ask<Value: Decodable>(_ query: String, _ variables: [String: Any] = [:], as type: Value.Type) async throws -> Value {
  var request = URLRequest(url: URL(string: "\(site)/graphql")!, timeoutInterval: 15)
  request.httpMethod = "POST"
  request.setValue("application/json", forHTTPHeaderField: "content-type")
  // A public site wants the key of a partner.
  request.setValue(ProcessInfo.processInfo.environment["LABELS_KEY"], forHTTPHeaderField: "x-api-key")
  request.httpShouldHandleCookies = false
  request.httpBody = try JSONSerialization.data(withJSONObject: ["query": query, "variables": variables])
  let (body, _) = try await URLSession.shared.data(for: request)
  let answer = try JSONDecoder().decode(Answer<Value>.self, from: body)
  answer.errors?.forEach { FileHandle.standardError.write(Data($0.message.utf8 + [10])) }
  guard let data = answer.data else { throw NoAnswer() }
  return data
}

struct Money: Decodable { let amount: String; let currency: String }
struct Product: Decodable { let id: String; let name: String; let price: Money? }
struct Products: Decodable {
  struct List: Decodable { let items: [Product] }
  let products: List
}
struct One: Decodable {
  struct Variation: Decodable { let id: String; let sku: String? }
  struct Chosen: Decodable { let name: String; let variations: [Variation]? }
  let product: Chosen?
}
struct Estimate: Decodable {
  struct Sum: Decodable { let total: Money? }
  let estimateQuote: Sum
}

let list = try await ask(
  "{ products(perPage: 3, filter: { type: VARIABLE }) { items { id name price { amount currency } } } }",
  as: Products.self)
for product in list.products.items { print(product.name, product.price?.amount ?? "on request") }

if let first = list.products.items.first {
  let one = try await ask(
    "query ($id: ID!) { product(id: $id) { name ... on VariableProduct { variations { id sku } } } }",
    ["id": first.id], as: One.self)
  print(one.product?.name ?? "", one.product?.variations?.count ?? 0, "variations")
  // Of a product with variations one of them is priced.
  let variation = one.product?.variations?.first?.id ?? ""
  let estimate = try await ask(
    "query ($items: [EstimateItemInput!]!) { estimateQuote(items: $items) { total { amount currency } } }",
    ["items": [["productId": first.id, "variationId": variation, "quantity": 5]]], as: Estimate.self)
  print("estimate:", estimate.estimateQuote.total?.amount ?? "on request")
}
