<?php
// What visitors sent: kept for the administrators, and mailed to them once.

namespace Diri\Gateway;

defined( 'ABSPATH' ) || exit;

const SUBMISSION = 'diri_submission';

add_action(
	'init',
	function (): void {
		$of_administrators = array( 'edit_post', 'read_post', 'delete_post', 'edit_posts', 'edit_others_posts', 'publish_posts', 'read_private_posts', 'delete_posts' );
		register_post_type(
			SUBMISSION,
			array(
				'labels'       => array(
					'name'          => __( 'Submissions', 'diri-gateway' ),
					'singular_name' => __( 'Submission', 'diri-gateway' ),
				),
				'public'       => false,
				'show_ui'      => true,
				'menu_icon'    => 'dashicons-email',
				'supports'     => array( 'title', 'editor' ),
				'map_meta_cap' => false,
				'capabilities' => array_fill_keys( $of_administrators, 'manage_options' ) + array( 'create_posts' => 'do_not_allow' ),
			)
		);
	}
);

/** Stores a form and answers its id; a reference seen before answers the first one's and stores nothing. 0 when it fails. */
function keep_submission( string $title, array $fields ): int {
	$reference = reference_of( $fields );
	return '' === $reference
		? store_submission( $title, $fields, $reference )
		: one_at_a_time( $reference, fn() => find_submission( $reference ) ?: store_submission( $title, $fields, $reference ) );
}

/** The gateway sends one with everything, and the same with a repeat; a form without the field has it as text. */
function reference_of( array $fields ): string {
	if ( '' !== ( $fields['reference'] ?? '' ) ) {
		return $fields['reference'];
	}
	$text = ( $fields['additionalInfo'] ?? '' ) . "\n" . ( $fields['message'] ?? '' );
	return preg_match( '/\bReference:\s*([A-Z]+-[\w-]+)/i', $text, $found ) ? $found[1] : '';
}

/** Two requests with the same reference may come at once: the second waits for what the first one stores. */
function one_at_a_time( string $reference, callable $work ): int {
	global $wpdb;
	$lock = 'diri_' . md5( $reference );
	if ( '1' !== $wpdb->get_var( $wpdb->prepare( 'SELECT GET_LOCK( %s, 5 )', $lock ) ) ) {
		return 0;
	}
	try {
		return $work();
	} finally {
		$wpdb->query( $wpdb->prepare( 'SELECT RELEASE_LOCK( %s )', $lock ) );
	}
}

function find_submission( string $reference ): int {
	global $wpdb;
	$sql = "SELECT post_id FROM $wpdb->postmeta JOIN $wpdb->posts ON ID = post_id WHERE meta_key = 'diri_reference' AND meta_value = %s AND post_type = %s LIMIT 1";
	return (int) $wpdb->get_var( $wpdb->prepare( $sql, $reference, SUBMISSION ) );
}

function store_submission( string $title, array $fields, string $reference ): int {
	$lines = array();
	foreach ( array_filter( $fields, 'strlen' ) as $name => $value ) {
		$lines[] = "$name: $value";
	}
	$text  = implode( "\n", $lines );
	$name  = mb_substr( sanitize_text_field( $fields['name'] ), 0, 100 );
	$title = trim( "$title: $name $reference" );
	$id    = wp_insert_post(
		wp_slash(
			array(
				'post_type'    => SUBMISSION,
				'post_status'  => 'private',
				'post_title'   => $title,
				'post_content' => esc_html( $text ),
				'meta_input'   => array( 'diri_reference' => $reference ),
			)
		)
	);
	if ( $id ) {
		$subject = sprintf( '[%s] %s', wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ), $title );
		wp_mail( get_option( 'admin_email' ), $subject, $text, array( 'Reply-To: ' . $fields['email'] ) );
	}
	return (int) $id;
}
