<?php
// Tools > Export Personal Data and Erase Personal Data reach what somebody sent, too.

namespace Diri\Gateway;

defined( 'ABSPATH' ) || exit;

/** So many at a time. */
const SUBMISSIONS_AT_ONCE = 100;

add_filter(
	'wp_privacy_personal_data_exporters',
	fn( array $all ): array => $all + array(
		'diri-gateway' => array(
			'exporter_friendly_name' => __( 'Submissions', 'diri-gateway' ),
			'callback'               => __NAMESPACE__ . '\export_submissions',
		),
	)
);
add_filter(
	'wp_privacy_personal_data_erasers',
	fn( array $all ): array => $all + array(
		'diri-gateway' => array(
			'eraser_friendly_name' => __( 'Submissions', 'diri-gateway' ),
			'callback'             => __NAMESPACE__ . '\erase_submissions',
		),
	)
);

/** What was sent under an address, the oldest first. */
function submissions_of( string $email, int $from ): array {
	global $wpdb;
	// A line of its own, as they are stored.
	$line = 'email: ' . esc_html( $email );
	$sql  = "SELECT * FROM $wpdb->posts WHERE post_type = %s AND CONCAT( '\n', post_content, '\n' ) LIKE %s ORDER BY ID LIMIT %d, %d";
	return $wpdb->get_results( $wpdb->prepare( $sql, SUBMISSION, '%' . $wpdb->esc_like( "\n$line\n" ) . '%', $from, SUBMISSIONS_AT_ONCE ) );
}

function export_submissions( string $email, int $page = 1 ): array {
	$found = submissions_of( $email, ( $page - 1 ) * SUBMISSIONS_AT_ONCE );
	$data  = array_map(
		fn( object $one ): array => array(
			'group_id'    => SUBMISSION,
			'group_label' => __( 'Submissions', 'diri-gateway' ),
			'item_id'     => SUBMISSION . "-$one->ID",
			'data'        => array(
				array(
					'name'  => $one->post_title,
					'value' => nl2br( $one->post_content ),
				),
			),
		),
		$found
	);
	return array(
		'data' => $data,
		'done' => count( $found ) < SUBMISSIONS_AT_ONCE,
	);
}

function erase_submissions( string $email ): array {
	$found  = submissions_of( $email, 0 );
	$erased = count( array_filter( $found, fn( object $one ) => wp_delete_post( (int) $one->ID, true ) ) );
	return array(
		'items_removed'  => $erased > 0,
		'items_retained' => $erased < count( $found ),
		'messages'       => array(),
		// What cannot be removed is not tried forever.
		'done'           => count( $found ) < SUBMISSIONS_AT_ONCE || 0 === $erased,
	);
}
