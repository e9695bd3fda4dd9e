<?php
/**
 * Plugin Name:       Diri Test Card
 * Description:       For tests only: a card provider that asks for no card. Its page pays, declines, takes its time or lets the buyer go.
 * Version:           1.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT, which is compatible with the GPL
 */

namespace Diri\TestCard;

defined( 'ABSPATH' ) || exit;

const ID = 'card_test';
/** How long a slow bank takes, in seconds, unless the address says otherwise. */
const SLOW = 6;

add_action(
	'plugins_loaded',
	function (): void {
		if ( class_exists( 'WC_Payment_Gateway' ) ) {
			require_once __DIR__ . '/class-gateway.php';
		}
	}
);

add_filter(
	'woocommerce_payment_gateways',
	function ( array $gateways ): array {
		$gateways[] = Gateway::class;
		return $gateways;
	}
);

/** The provider's page of an order. */
function page_address( \WC_Order $order ): string {
	return home_url( '/card-test/?' . http_build_query( array( 'order' => $order->get_id(), 'key' => $order->get_order_key() ) ) );
}

add_action( 'diri_test_card_paid', __NAMESPACE__ . '\pay' );

function pay( int $id ): void {
	$order = wc_get_order( $id );
	if ( $order && $order->needs_payment() ) {
		$order->payment_complete( "T$id" );
	}
}

add_action(
	'template_redirect',
	function (): void {
		if ( ! preg_match( '#/card-test/?$#', (string) wp_parse_url( $_SERVER['REQUEST_URI'] ?? '', PHP_URL_PATH ) ) || ! function_exists( 'wc_get_order' ) ) {
			return;
		}
		$order = wc_get_order( absint( $_GET['order'] ?? 0 ) );
		$key   = sanitize_text_field( wp_unslash( $_GET['key'] ?? '' ) );
		if ( ! $order || ! hash_equals( $order->get_order_key(), $key ) ) {
			wp_die( 'There is no such order.', '', 404 );
		}
		$led = act( $order, sanitize_key( $_GET['do'] ?? '' ) );
		if ( '' === $led ) {
			show_page( $order );
		} else {
			wp_redirect( $led );
		}
		exit;
	},
	0
);

/** Does what the buyer chose; where that leads, '' where nothing was chosen yet. */
function act( \WC_Order $order, string $choice ): string {
	$gateway = new Gateway();
	switch ( $choice ) {
		case 'pay':
			pay( $order->get_id() );
			return $gateway->get_return_url( $order );
		case 'decline':
			$order->update_status( 'failed', 'The bank declined the payment.' );
			return $order->get_checkout_payment_url();
		case 'slow':
			wp_schedule_single_event( time() + absint( $_GET['seconds'] ?? SLOW ), 'diri_test_card_paid', array( $order->get_id() ) );
			return $gateway->get_return_url( $order );
		case 'leave':
			return $order->get_cancel_order_url_raw();
		default:
			return $order->needs_payment() ? '' : $gateway->get_return_url( $order );
	}
}

function show_page( \WC_Order $order ): void {
	status_header( 200 );
	$ways = array(
		'pay'     => 'Pay',
		'decline' => 'Be declined by the bank',
		'slow'    => 'Pay, and let the bank take its time',
		'leave'   => 'Go back without paying',
	);
	?>
	<!DOCTYPE html>
	<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pay by card</title></head>
	<body><main>
		<h1>Pay by card</h1>
		<p>Order <?php echo esc_html( $order->get_order_number() ); ?>. A pretence: no card is asked for, and no money moves.</p>
		<form>
			<input type="hidden" name="order" value="<?php echo esc_attr( (string) $order->get_id() ); ?>">
			<input type="hidden" name="key" value="<?php echo esc_attr( $order->get_order_key() ); ?>">
			<?php foreach ( $ways as $value => $label ) : ?>
				<button name="do" value="<?php echo esc_attr( $value ); ?>"><?php echo esc_html( $label ); ?></button>
			<?php endforeach; ?>
		</form>
	</main></body></html>
	<?php
}
