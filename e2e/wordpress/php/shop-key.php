<?php
// Says whether WooCommerce, which asks by this filter, takes its consumer keys at an address: php shop-key.php /wp-json/diri/v1/shop

require __DIR__ . '/load.php';

$_SERVER['REQUEST_URI'] = $argv[1] ?? '';
parse_str( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_QUERY ), $_GET );
echo apply_filters( 'woocommerce_rest_is_request_to_rest_api', false ) ? 'taken' : 'not taken';
