// Three questions to the gateway: products, one product, an estimate. Nothing but the JDK.
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse
import java.time.Duration

val site = args.firstOrNull() ?: "http://localhost:4000"
val client: HttpClient = HttpClient.newHttpClient()

/** An answer as JSON. A field that a service did not answer is null, beside an error that says why. */
fun ask(query: String, variables: String = "{}"): String {
    val escaped = query.replace("\\", "\\\\").replace("\"", "\\\"")
    val request = HttpRequest.newBuilder(URI.create("$site/graphql"))
        .header("content-type", "application/json")
        // A public site wants the key of a partner.
        .apply { System.getenv("LABELS_KEY")?.let { header("x-api-key", it) } }
        .timeout(Duration.ofSeconds(15))
        .POST(HttpRequest.BodyPublishers.ofString("""{"query":"$escaped","variables":$variables}"""))
        .build()
    val response = client.send(request, HttpResponse.BodyHandlers.ofString())
    check(response.statusCode() == 200) { "${response.statusCode()}: ${response.body()}" }
    return response.body()
}

val products = ask("{ products(perPage: 3, filter: { type: VARIABLE }) { items { id name sku price { amount currency } } } }")
println(products)

val first = Regex("\"id\":\"(\\d+)\"").find(products)!!.groupValues[1]
val product = ask(
    "query (\$id: ID!) { product(id: \$id) { name ... on VariableProduct { variations { id sku } } } }",
    """{"id":"$first"}""",
)
println(product)

// Of a product with variations one of them is priced.
val variation = Regex("\"variations\":\\[\\{\"id\":\"(\\d+)\"").find(product)!!.groupValues[1]
println(
    ask(
        "query (\$items: [EstimateItemInput!]!) { estimateQuote(items: \$items) { total { amount currency } } }",
        """{"items":[{"productId":"$first","variationId":"$variation","quantity":5}]}""",
    ),
)
