<?php
// Order 12, whose key is `wc_order_twelve`. There is no WooCommerce here: the little that our plugin asks of it stands in.

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
