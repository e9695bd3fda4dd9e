<?php
// Prints what our plugin puts on the shop's pay page of order 12, whose key is `wc_order_twelve`, where its address has this
// key: php pay-page.php wc_order_twelve

require __DIR__ . '/load.php';
require __DIR__ . '/order.php';

$GLOBALS['wp_query'] = new WP_Query();
set_query_var( 'order-pay', '12' );
$_GET = array_filter( array( 'key' => $argv[1] ?? '' ) );
do_action( 'before_woocommerce_pay' );
