<?php
// The way to pay, as WooCommerce knows it.

namespace Diri\TestCard;

defined( 'ABSPATH' ) || exit;

class Gateway extends \WC_Payment_Gateway {
	public function __construct() {
		$this->id           = ID;
		$this->title        = 'Card';
		$this->method_title = 'Test card';
		$this->description  = 'Pay by card.';
		$this->has_fields   = false;
		$this->supports     = array( 'products' );
		$this->enabled      = 'yes';
	}

	/** The order waits; the buyer goes to the provider's page. */
	public function process_payment( $order_id ): array {
		$order = wc_get_order( $order_id );
		$order->update_status( 'pending' );
		return array(
			'result'   => 'success',
			'redirect' => page_address( $order ),
		);
	}
}
