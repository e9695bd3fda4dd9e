<?php
// Prints what our plugin puts on the shop's pay page of order 12, whose key is `wc_order_twelve`, where its address has this
// key: php pay-page.php wc_order_twelve. There is no WooCommerce here: the little that the plugin asks of it stands in.

require __DIR__ . '/load.php';

class WC_Order {
	public function get_id(): int {
		return 12;
	}
	public function get_order_key(): string {
		return 'wc_order_twelve';
	}
	public function get_created_via(): string {
		return 'store-api';
	}
}

function wc_get_order( int $id ) {
	return 12 === $id ? new WC_Order() : false;
}

$GLOBALS['wp_query'] = new WP_Query();
set_query_var( 'order-pay', '12' );
$_GET = array_filter( array( 'key' => $argv[1] ?? '' ) );
do_action( 'before_woocommerce_pay' );
