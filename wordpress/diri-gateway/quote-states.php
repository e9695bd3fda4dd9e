<?php
// Where quote requests stand, in the list of submissions: asked of the gateway, which keeps their lives.

namespace Diri\Gateway;

const STATE_COLUMN = 'diri_quote';
const STATE_WORDS  = array(
	'RECEIVED'  => 'Received',
	'IN_REVIEW' => 'In review',
	'ANSWERED'  => 'Answered',
	'ACCEPTED'  => 'Accepted',
	'DECLINED'  => 'Declined',
	'EXPIRED'   => 'Expired',
	'ORDERED'   => 'Ordered',
	'WITHDRAWN' => 'Withdrawn',
);

add_filter(
	'manage_' . SUBMISSION . '_posts_columns',
	fn( array $columns ): array => is_connected() ? $columns + array( STATE_COLUMN => 'Quote' ) : $columns
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
	$word = STATE_WORDS[ $state['status'] ?? '' ] ?? (string) ( $state['status'] ?? '' );
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
