<?php
// The two form routes, where no theme or other plugin has them already.

namespace Diri\Gateway;

defined( 'ABSPATH' ) || exit;

const FORMS = array(
	'/contact/v1/submit'    => array(
		'title'    => 'Message',
		'required' => array( 'name', 'email', 'message' ),
		'thanks'   => 'Thank you, we received your message.',
	),
	'/diri/v1/submit-quote' => array(
		'title'    => 'Quote request',
		'required' => array( 'name', 'email', 'labelType', 'quantity' ),
		'thanks'   => 'Thank you, your quote request was received.',
	),
);

/** Bytes. A request for a hundred products with a note to each is as long, and is never cut: its last lines lead to its files. */
const LARGEST_FORM = 400000;

// Last of all, when whoever else has these routes has registered them.
add_action(
	'rest_api_init',
	function ( \WP_REST_Server $server ): void {
		$taken = $server->get_routes();
		foreach ( FORMS as $path => $form ) {
			if ( isset( $taken[ $path ] ) ) {
				continue;
			}
			list( , $name, $version, $route ) = explode( '/', $path );
			register_rest_route(
				"$name/$version",
				"/$route",
				array(
					'methods'             => 'POST',
					'callback'            => fn( \WP_REST_Request $request ) => take_form( $form, fields_of( $request ) ),
					'permission_callback' => '__return_true',
				)
			);
		}
	},
	PHP_INT_MAX
);

/** What was sent as JSON or as a form. */
function fields_of( \WP_REST_Request $request ): array {
	$sent   = $request->get_json_params() ?? $request->get_body_params();
	$fields = array();
	foreach ( array_filter( (array) $sent, 'is_scalar' ) as $name => $value ) {
		$fields[ sanitize_text_field( $name ) ] = plain_text( (string) $value );
	}
	return $fields;
}

/**
 * Words as they were written, but for what nobody can read. They are escaped where they are shown: WordPress's own
 * sanitising takes "<50 mm and >" for a tag, and the size that a buyer asks for would be gone.
 */
function plain_text( string $given ): string {
	$lines = str_replace( array( "\r\n", "\r" ), "\n", wp_check_invalid_utf8( $given, true ) );
	return trim( (string) preg_replace( '/[\x00-\x08\x0B-\x1F\x7F]/', '', $lines ) );
}

/** @return array|\WP_Error */
function take_form( array $form, array $fields ) {
	if ( strlen( implode( array_keys( $fields ) ) . implode( $fields ) ) > LARGEST_FORM ) {
		return new \WP_Error( 'too_large', 'The form is too long.', array( 'status' => 413 ) );
	}
	foreach ( $form['required'] as $name ) {
		if ( '' === trim( $fields[ $name ] ?? '' ) ) {
			return refusal( 'missing_field', "Missing required field: $name", $name );
		}
	}
	if ( ! is_email( $fields['email'] ) || preg_match( '/\s/', $fields['email'] ) ) {
		return refusal( 'invalid_email', 'Please provide a valid email address.', 'email' );
	}
	$id = keep_submission( $form['title'], $fields );
	if ( ! $id ) {
		return new \WP_Error( 'not_stored', 'The form could not be stored.', array( 'status' => 500 ) );
	}
	return array(
		'success' => true,
		'id'      => $id,
		'message' => $form['thanks'],
	);
}

function refusal( string $code, string $message, string $field ): \WP_Error {
	return new \WP_Error( $code, $message, array( 'status' => 400, 'field' => $field ) );
}
