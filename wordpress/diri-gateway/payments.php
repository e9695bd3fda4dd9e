<?php
// An order of the site is paid here and shown there: the buyer is brought back, and what a transfer needs is told.

namespace Diri\Gateway;

defined( 'ABSPATH' ) || exit;

/** Only what was ordered by REST has a page there: the store's classic checkout keeps its own. */
const BY_THE_SITE = array( 'store-api', 'rest-api' );

/**
 * Where the site shows an order; '' for an order that is not of the site. `$returned` is for who comes back from paying: for
 * two minutes the page then waits for the bank, and does not ask to pay again.
 */
function order_address( $order, bool $returned = false ): string {
	if ( '' === gateway_address() || ! $order instanceof \WC_Order || ! in_array( $order->get_created_via(), BY_THE_SITE, true ) ) {
		return '';
	}
	$address = gateway_address() . '/order-received/' . $order->get_id() . '?key=' . rawurlencode( $order->get_order_key() );
	return $returned ? "$address&returned=1" : $address;
}

/** The order of a page of the shop, for whoever has its key in the address: its number alone can be guessed. */
function order_at( string $endpoint ): ?\WC_Order {
	$order = wc_get_order( absint( get_query_var( $endpoint ) ) );
	$key   = sanitize_text_field( wp_unslash( $_GET['key'] ?? '' ) );
	return '' !== $key && $order instanceof \WC_Order && hash_equals( $order->get_order_key(), $key ) ? $order : null;
}

// Where a payment service sends the buyer after paying, and after giving up.
foreach ( array( 'woocommerce_get_return_url', 'woocommerce_get_cancel_order_url', 'woocommerce_get_cancel_order_url_raw' ) as $asked ) {
	add_filter(
		$asked,
		function ( $url, $order = null ) use ( $asked ) {
			// The addresses for giving up come without their order, but name it.
			if ( null === $order && preg_match( '/(?:[?&]|&amp;)order_id=(\d+)/', (string) $url, $named ) && function_exists( 'wc_get_order' ) ) {
				$order = wc_get_order( (int) $named[1] );
			}
			return order_address( $order, 'woocommerce_get_return_url' === $asked ) ?: $url;
		},
		PHP_INT_MAX,
		2
	);
}

// Some payment services lead to the shop's own page whatever they are told.
add_action(
	'template_redirect',
	function (): void {
		if ( ! function_exists( 'is_wc_endpoint_url' ) || ! is_wc_endpoint_url( 'order-received' ) ) {
			return;
		}
		$address = order_address( order_at( 'order-received' ), true );
		if ( '' !== $address ) {
			wp_redirect( $address );
			exit;
		}
	}
);

// After a payment that failed the buyer is on the shop's pay page, where it may be tried again, or left alone.
add_action(
	'before_woocommerce_pay',
	function (): void {
		// WooCommerce calls this before it looks at the key.
		$address = order_address( order_at( 'order-pay' ) );
		if ( '' !== $address ) {
			printf( '<p><a href="%s">%s</a></p>', esc_url( $address ), esc_html__( 'Back to the order', 'diri-gateway' ) );
		}
	}
);

// Between a visitor's payment and the page that waits for it there is this call alone.
foreach ( array( 'woocommerce_order_status_changed', 'woocommerce_payment_complete', 'woocommerce_new_order' ) as $done ) {
	add_action( $done, fn( $id ) => note( 'order', (int) $id ) );
}

// What the shop's own routes do not tell: where buyers are brought back to, and the accounts of a bank transfer.
add_action(
	'rest_api_init',
	function (): void {
		register_rest_route(
			'diri/v1',
			'/shop',
			array(
				'methods'             => 'GET',
				'callback'            => fn() => array(
					'site'          => gateway_address(),
					'bank_accounts' => bank_accounts(),
				),
				'permission_callback' => fn() => current_user_can( 'manage_woocommerce' ),
			)
		);
	}
);

// WooCommerce takes its keys at its own routes alone, and the gateway asks for this one by the same key.
add_filter(
	'woocommerce_rest_is_request_to_rest_api',
	function ( $is_own ): bool {
		$path = (string) wp_parse_url( wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH );
		// This word wins over the path in WordPress: another route would be meant.
		$is_shop = ! isset( $_GET['rest_route'] ) && ! isset( $_POST['rest_route'] ) && str_ends_with( $path, '/' . rest_get_url_prefix() . '/diri/v1/shop' );
		return $is_own || $is_shop;
	}
);

/** The accounts of WooCommerce > Settings > Payments > Direct bank transfer. */
function bank_accounts(): array {
	$parts    = array_fill_keys( array( 'account_name', 'account_number', 'bank_name', 'sort_code', 'iban', 'bic' ), '' );
	$accounts = array_filter( (array) get_option( 'woocommerce_bacs_accounts', array() ), 'is_array' );
	return array_values(
		array_map( fn( array $account ): array => array_map( 'strval', array_intersect_key( $account, $parts ) ) + $parts, $accounts )
	);
}
