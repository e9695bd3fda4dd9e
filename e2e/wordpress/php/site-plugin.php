<?php
/**
 * Plugin Name: Karoo Labels
 * Description: What a theme and small plugins give a site: menu places, page fields, a shortcode.
 */

// There is no mail here: what would be sent is written down.
add_filter(
	'pre_wp_mail',
	function ( $sent, array $mail ): bool {
		error_log( "Mail to {$mail['to']}: {$mail['subject']}" );
		return true;
	},
	10,
	2
);

add_action(
	'after_setup_theme',
	function (): void {
		add_theme_support( 'post-thumbnails' );
		add_theme_support( 'custom-logo' );
		register_nav_menus( array( 'primary' => 'Primary', 'footer' => 'Footer' ) );
	}
);

add_action(
	'init',
	function (): void {
		$fields = array(
			'hero_title', 'hero_subtitle', 'process_title', 'process_image',
			'process_step1_title', 'process_step1_description',
			'process_step2_title', 'process_step2_description',
			'process_step3_title', 'process_step3_description',
			'contact_phone', 'contact_email', 'contact_hours',
		);
		foreach ( $fields as $field ) {
			register_post_meta( 'page', $field, array( 'type' => 'string', 'single' => true, 'show_in_rest' => true ) );
		}
		add_post_type_support( 'page', 'excerpt' );
	}
);

add_shortcode( 'office_hours', fn(): string => '<p class="office-hours">Weekdays 08:00 to 16:30</p>' );
