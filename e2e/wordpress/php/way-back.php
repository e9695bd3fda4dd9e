<?php
// Prints where our plugin has a payment service send the buyer of order 12, by the filter that asks for it.

require __DIR__ . '/load.php';
require __DIR__ . '/order.php';

// Those for giving up have no order, and name it.
$cancel = 'https://shop.test/cart/?cancel_order=true&order_id=12';
$ways   = array(
	'woocommerce_get_return_url'           => array( 'https://shop.test/checkout/order-received/12/', wc_get_order( 12 ) ),
	'woocommerce_get_cancel_order_url'     => array( esc_html( $cancel ) ),
	'woocommerce_get_cancel_order_url_raw' => array( $cancel ),
);
$led = array();
foreach ( $ways as $filter => $arguments ) {
	$led[ $filter ] = apply_filters( $filter, ...$arguments );
}
echo wp_json_encode( $led );
