<?php
// Settings > Diri Gateway.

namespace Diri\Gateway;

defined( 'ABSPATH' ) || exit;

const PAGE = 'diri-gateway';

add_action(
	'admin_menu',
	function (): void {
		add_options_page( 'Diri Gateway', 'Diri Gateway', 'manage_options', PAGE, __NAMESPACE__ . '\show_page' );
	}
);

add_action(
	'admin_init',
	function (): void {
		register_setting( PAGE, 'diri_gateway_url', array( 'sanitize_callback' => __NAMESPACE__ . '\address_or_old' ) );
		register_setting( PAGE, 'diri_webhook_secret', array( 'sanitize_callback' => __NAMESPACE__ . '\secret_or_old' ) );
	}
);

/** What wp-config.php says is not sent by the page: what was stored before is left as it is. */
function address_or_old( $given ): string {
	return is_string( $given ) ? esc_url_raw( trim( $given ), array( 'http', 'https' ) ) : (string) get_option( 'diri_gateway_url', '' );
}

/** The secret is never printed: an empty field leaves it as it is. */
function secret_or_old( $given ): string {
	$given = is_string( $given ) ? trim( $given ) : '';
	return '' === $given ? (string) get_option( 'diri_webhook_secret', '' ) : $given;
}

add_action(
	'admin_post_diri_gateway_check',
	function (): void {
		check_admin_referer( 'diri_gateway_check' );
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'Only administrators may do this.', 'diri-gateway' ), '', 403 );
		}
		set_transient( 'diri_gateway_check', check_connection(), MINUTE_IN_SECONDS );
		wp_safe_redirect( admin_url( 'options-general.php?page=' . PAGE ) );
		exit;
	}
);

/** What the gateway answers to a call that tells of nothing, in words. */
function check_connection(): string {
	if ( ! is_connected() ) {
		return __( 'Set the address and the secret first.', 'diri-gateway' );
	}
	$answer = send( array(), true );
	if ( is_wp_error( $answer ) ) {
		// translators: %s is what went wrong.
		return sprintf( __( 'The gateway did not answer: %s', 'diri-gateway' ), $answer->get_error_message() );
	}
	$told = json_decode( wp_remote_retrieve_body( $answer ), true );
	if ( 202 === wp_remote_retrieve_response_code( $answer ) ) {
		return __( 'The gateway takes the calls of this WordPress.', 'diri-gateway' );
	}
	$reason = $told['errors'][0]['message'] ?? __( 'Is this the address of the gateway?', 'diri-gateway' );
	// translators: %1$d is a status of HTTP, %2$s says why.
	return sprintf( __( 'The gateway answered %1$d. %2$s', 'diri-gateway' ), wp_remote_retrieve_response_code( $answer ), $reason );
}

function show_page(): void {
	$result = (string) get_transient( 'diri_gateway_check' );
	delete_transient( 'diri_gateway_check' );
	?>
	<div class="wrap">
		<h1>Diri Gateway</h1>
		<?php if ( '' !== $result ) : ?>
			<div class="notice notice-info"><p><?php echo esc_html( $result ); ?></p></div>
		<?php endif; ?>
		<form action="options.php" method="post">
			<?php settings_fields( PAGE ); ?>
			<table class="form-table" role="presentation">
				<?php
				show_field( 'diri_gateway_url', __( 'Address of the site', 'diri-gateway' ), 'url', gateway_address(), __( 'The address that visitors use, e.g. https://labels.example.', 'diri-gateway' ) );
				$hint = secret()
					? __( 'The value of WEBHOOK_SECRET of the gateway. One is set; leave this empty to keep it.', 'diri-gateway' )
					: __( 'The value of WEBHOOK_SECRET of the gateway.', 'diri-gateway' );
				show_field( 'diri_webhook_secret', __( 'Secret', 'diri-gateway' ), 'password', '', $hint );
				?>
			</table>
			<?php submit_button(); ?>
		</form>
		<form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
			<input type="hidden" name="action" value="diri_gateway_check">
			<?php wp_nonce_field( 'diri_gateway_check' ); ?>
			<?php submit_button( __( 'Check the connection', 'diri-gateway' ), 'secondary' ); ?>
		</form>
	</div>
	<?php
}

function show_field( string $name, string $label, string $type, string $value, string $hint ): void {
	$fixed = defined( SETTINGS[ $name ] );
	// translators: %s is the name of a constant.
	$hint = $fixed ? sprintf( __( 'Set by %s in wp-config.php.', 'diri-gateway' ), SETTINGS[ $name ] ) : $hint;
	?>
	<tr>
		<th scope="row"><label for="<?php echo esc_attr( $name ); ?>"><?php echo esc_html( $label ); ?></label></th>
		<td>
			<input class="regular-text" autocomplete="off" id="<?php echo esc_attr( $name ); ?>" name="<?php echo esc_attr( $name ); ?>"
				type="<?php echo esc_attr( $type ); ?>" value="<?php echo esc_attr( $value ); ?>" <?php disabled( $fixed ); ?>>
			<p class="description"><?php echo esc_html( $hint ); ?></p>
		</td>
	</tr>
	<?php
}
