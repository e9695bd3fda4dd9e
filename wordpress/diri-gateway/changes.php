<?php
// What changes during a request is noted, each thing once, and told in one call when WordPress has answered.

namespace Diri\Gateway;

defined( 'ABSPATH' ) || exit;

/** More than this are told as one: an import may change everything. */
const MOST_CHANGES = 500;

/**
 * Notes a change, of the site of a network that WordPress is at just now.
 *
 * @param array|null $change Null only reads.
 * @return array[] All that were noted so far, by the site's id.
 */
function noted( ?array $change = null ): array {
	static $changes = array();
	$site = get_current_blog_id();
	if ( $change && count( $changes[ $site ] ?? array() ) <= MOST_CHANGES ) {
		$changes[ $site ][ implode( ' ', $change ) ] = $change;
	}
	return $changes;
}

function note( string $kind, int $id = 0, array $more = array() ): void {
	noted( array( 'kind' => $kind ) + ( $id ? array( 'id' => $id ) : array() ) + $more );
}

function noted_here(): array {
	return noted()[ get_current_blog_id() ] ?? array();
}

/** Then nothing more need be looked up: an import would ask the database for each of its thousands of rows. */
function is_everything_noted(): bool {
	$here = noted_here();
	return isset( $here['everything'] ) || count( $here ) > MOST_CHANGES;
}

// Late, when whatever else ends a request has been done.
add_action(
	'shutdown',
	function (): void {
		if ( wp_installing() ) {
			return;
		}
		foreach ( array_keys( noted() ) as $site ) {
			if ( get_current_blog_id() === $site ) {
				tell();
				continue;
			}
			switch_to_blog( $site );
			tell();
			restore_current_blog();
		}
	},
	1000
);

/** Tells what changed here. */
function tell(): void {
	if ( ! is_connected() ) {
		return;
	}
	end_answer();
	note_where_media_show();
	$changes = noted_here();
	send( count( $changes ) > MOST_CHANGES ? array( array( 'kind' => 'everything' ) ) : array_values( $changes ) );
}

/** A gateway that is slow holds up nobody, where PHP can let go of whoever asked. */
function end_answer(): void {
	foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $end ) {
		if ( function_exists( $end ) ) {
			$end();
			return;
		}
	}
}
