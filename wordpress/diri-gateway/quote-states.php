<?php
// Where quote requests stand, in the list of submissions: asked of the gateway, which keeps their lives.

namespace Diri\Gateway;

defined( 'ABSPATH' ) || exit;

const STATE_COLUMN = 'diri_quote';

function state_words(): array {
	return array(
		'RECEIVED'  => __( 'Received', 'diri-gateway' ),
		'IN_REVIEW' => __( 'In review', 'diri-gateway' ),
		'ANSWERED'  => __( 'Answered', 'diri-gateway' ),
		'ACCEPTED'  => __( 'Accepted', 'diri-gateway' ),
		'DECLINED'  => __( 'Declined', 'diri-gateway' ),
		'EXPIRED'   => __( 'Expired', 'diri-gateway' ),
		'ORDERED'   => __( 'Ordered', 'diri-gateway' ),
		'WITHDRAWN' => __( 'Withdrawn', 'diri-gateway' ),
	);
}

add_filter(
	'manage_' . SUBMISSION . '_posts_columns',
	fn( array $columns ): array => is_connected() ? $columns + array( STATE_COLUMN => __( 'Quote', 'diri-gateway' ) ) : $columns
);

add_action(
	'manage_' . SUBMISSION . '_posts_custom_column',
	function ( string $column, int $id ): void {
		if ( STATE_COLUMN === $column ) {
			echo quote_state( (string) get_post_meta( $id, 'diri_reference', true ) ); // phpcs:ignore -- Escaped there.
		}
	},
	10,
	2
);

/** State and link as HTML; a dash for what is no quote request, or while the gateway does not answer. */
function quote_state( string $reference ): string {
	$state = listed_states()[ $reference ] ?? null;
	if ( ! is_array( $state ) ) {
		return '&mdash;';
	}
	$word = state_words()[ $state['status'] ?? '' ] ?? (string) ( $state['status'] ?? '' );
	return sprintf( '<a href="%s">%s</a>', esc_url( (string) ( $state['url'] ?? '' ) ), esc_html( $word ) );
}

/** Of all requests on the page, asked once. */
function listed_states(): array {
	static $states = null;
	if ( null !== $states ) {
		return $states;
	}
	global $wp_query;
	$ids        = wp_list_pluck( $wp_query->posts ?? array(), 'ID' );
	$references = array_map( fn( $id ): string => (string) get_post_meta( $id, 'diri_reference', true ), $ids );
	$references = array_values( array_filter( $references, fn( string $one ): bool => str_starts_with( $one, 'Q-' ) ) );
	$states     = array();
	if ( $references ) {
		$answer = post_signed( '/webhooks/quotes', array( 'references' => array_slice( $references, 0, 200 ) ), 3 );
		$told   = is_wp_error( $answer ) || 200 !== wp_remote_retrieve_response_code( $answer )
			? null
			: json_decode( wp_remote_retrieve_body( $answer ), true );
		$states = is_array( $told ) ? $told : array();
	}
	return $states;
}
