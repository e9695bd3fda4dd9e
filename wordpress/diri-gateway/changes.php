<?php
// What changes during a request is noted, each thing once, and told in one call when WordPress has answered.

namespace Diri\Gateway;

/** More than this are told as one: an import may change everything. */
const MOST_CHANGES = 500;

/**
 * Notes a change.
 *
 * @param array|null $change Null only reads.
 * @return array[] All that were noted so far.
 */
function noted( ?array $change = null ): array {
	static $changes = array();
	if ( $change && count( $changes ) <= MOST_CHANGES ) {
		$changes[ implode( ' ', $change ) ] = $change;
	}
	return array_values( $changes );
}

function note( string $kind, int $id = 0, array $more = array() ): void {
	noted( array( 'kind' => $kind ) + ( $id ? array( 'id' => $id ) : array() ) + $more );
}

// Late, when whatever else ends a request has been done.
add_action(
	'shutdown',
	function (): void {
		$changes = noted();
		if ( ! $changes || ! is_connected() || wp_installing() ) {
			return;
		}
		send( count( $changes ) > MOST_CHANGES ? array( array( 'kind' => 'everything' ) ) : $changes );
	},
	1000
);
