<?php

/**
 * A header menu three levels deep, a mega menu found by its name, a footer menu, and an empty one.
 *
 * @param array<string, int> $pages
 * @param array<string, int> $terms
 */
function seed_menus( array $pages, array $terms ): void {
	$primary = wp_create_nav_menu( 'Primary' );
	seed_item( $primary, 'Start', home_url( '/' ) );
	$company = seed_item( $primary, 'Company', seed_target( 'page', $pages['about'] ) );
	$service = seed_item( $primary, 'What we do', seed_target( 'page', $pages['services'] ), $company );
	seed_item( $primary, 'Delivery', seed_target( 'page', $pages['delivery'] ), $service );
	seed_item( $primary, 'News &amp; views', home_url( '/blog/' ) );
	seed_item( $primary, 'Regulations', seed_target( 'category', $terms['regulations'] ) );
	$outside = seed_item( $primary, 'Regulator', 'https://www.icasa.org.za/' );
	update_post_meta( $outside, '_menu_item_target', '_blank' );

	$mega = wp_create_nav_menu( 'Regulatory Products' );
	seed_item( $mega, 'ICASA labels', home_url( '/product-category/regulatory/' ) );
	seed_item( $mega, 'ZICTA labels', home_url( '/product-category/regulatory/' ) );

	$footer = wp_create_nav_menu( 'Footer' );
	seed_item( $footer, 'Terms', seed_target( 'page', $pages['terms-of-service'] ) );
	wp_create_nav_menu( 'Security Products' );
	set_theme_mod( 'nav_menu_locations', array( 'primary' => $primary, 'footer' => $footer ) );
}

/** @return array<string, mixed> What a menu item points at: a page or a category. */
function seed_target( string $kind, int $id ): array {
	return array(
		'menu-item-type'      => 'page' === $kind ? 'post_type' : 'taxonomy',
		'menu-item-object'    => $kind,
		'menu-item-object-id' => $id,
	);
}

function seed_item( int $menu, string $title, array|string $target, int $parent = 0 ): int {
	$item = is_array( $target ) ? $target : array( 'menu-item-type' => 'custom', 'menu-item-url' => $target );
	$item += array( 'menu-item-title' => $title, 'menu-item-status' => 'publish', 'menu-item-parent-id' => $parent );
	return wp_update_nav_menu_item( $menu, 0, $item );
}
