<?php
// What WooCommerce changes past WordPress, and reviews. Without WooCommerce none of these is ever called.

namespace Diri\Gateway;

defined( 'ABSPATH' ) || exit;

/** Currency, tax, units, who may order, the countries that the shop sells and sends to, and the accounts of a bank transfer. */
const SHOP_OPTIONS = array(
	'woocommerce_bacs_accounts',
	'woocommerce_currency',
	'woocommerce_price_num_decimals',
	'woocommerce_prices_include_tax',
	'woocommerce_calc_taxes',
	'woocommerce_tax_based_on',
	'woocommerce_shipping_tax_class',
	'woocommerce_tax_round_at_subtotal',
	'woocommerce_default_country',
	'woocommerce_weight_unit',
	'woocommerce_dimension_unit',
	'woocommerce_enable_reviews',
	'woocommerce_enable_review_rating',
	'woocommerce_review_rating_required',
	'woocommerce_hide_out_of_stock_items',
	'woocommerce_enable_guest_checkout',
	'woocommerce_enable_signup_and_login_from_checkout',
	'woocommerce_allowed_countries',
	'woocommerce_specific_allowed_countries',
	'woocommerce_all_except_countries',
	'woocommerce_ship_to_countries',
	'woocommerce_specific_ship_to_countries',
);

/** These, and the ways to pay. */
function is_shop_option( string $name ): bool {
	return in_array( $name, SHOP_OPTIONS, true )
		|| 1 === preg_match( '/^woocommerce_[\w-]+_settings$/', $name );
}

foreach ( array( 'woocommerce_update_product', 'woocommerce_update_product_variation' ) as $done ) {
	add_action( $done, __NAMESPACE__ . '\note_post_id' );
}
foreach ( array( 'woocommerce_product_set_stock', 'woocommerce_variation_set_stock' ) as $done ) {
	add_action( $done, fn( $product ) => note_post_id( $product->get_id() ) );
}
foreach ( array( 'woocommerce_attribute', 'woocommerce_tax_rate' ) as $thing ) {
	foreach ( array( 'added', 'updated', 'deleted' ) as $done ) {
		add_action( "{$thing}_{$done}", fn() => note( 'settings' ) );
	}
}

/** A review shows on its product; the comments of a post are counted on it. */
function note_comment( $comment ): void {
	$comment = get_comment( $comment );
	$post    = $comment ? get_post( (int) $comment->comment_post_ID ) : null;
	if ( $post && 'product' === $post->post_type ) {
		note( 'review', (int) $comment->comment_ID, array( 'product' => $post->ID ) );
	} elseif ( $post ) {
		note_post_id( $post->ID );
	}
}

function note_approved( $comment ): void {
	$comment = get_comment( $comment );
	if ( $comment && '1' === (string) $comment->comment_approved ) {
		note_comment( $comment );
	}
}

foreach ( array( 'wp_insert_comment', 'edit_comment' ) as $done ) {
	add_action( $done, __NAMESPACE__ . '\note_approved' );
}
foreach ( array( 'added_comment_meta', 'updated_comment_meta' ) as $done ) {
	add_action( $done, fn( $meta, $comment ) => note_approved( $comment ), 10, 2 );
}
add_action( 'deleted_comment', fn( $id, $comment ) => note_approved( $comment ), 10, 2 );
add_action(
	'transition_comment_status',
	function ( string $new, string $old, \WP_Comment $comment ): void {
		if ( 'approved' === $new || 'approved' === $old ) {
			note_comment( $comment );
		}
	},
	10,
	3
);
