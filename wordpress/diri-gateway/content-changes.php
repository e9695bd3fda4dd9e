<?php
// Posts, pages, media, terms, menus, authors and settings. Drafts, revisions and autosaves are nobody's business.

namespace Diri\Gateway;

/** Settings that the site shows, and those on which every address, or what there is at all, depends. */
const SHOWN_OPTIONS = array( 'blogname', 'blogdescription', 'site_logo', 'site_icon', 'timezone_string', 'gmt_offset' );
const DEEP_OPTIONS  = array(
	'home',
	'siteurl',
	'permalink_structure',
	'category_base',
	'tag_base',
	'show_on_front',
	'page_on_front',
	'page_for_posts',
	'stylesheet',
	'active_plugins',
	'diri_gateway_url',
	'diri_webhook_secret',
);

/** Whatever a visitor could have seen before or can see now. */
function note_post( \WP_Post $post ): void {
	switch ( $post->post_type ) {
		case 'post':
		case 'page':
		case 'product':
			note( $post->post_type, $post->ID );
			break;
		case 'product_variation':
			note( 'variation', $post->ID, $post->post_parent ? array( 'product' => $post->post_parent ) : array() );
			break;
		case 'nav_menu_item':
			note( 'menu' );
			break;
		case 'wp_block':
			// Its words stand in any number of posts.
			note( 'everything' );
			break;
	}
}

/** What of a post stands beside it: fields, terms, stock. */
function note_post_id( $id ): void {
	$post = get_post( (int) $id );
	if ( $post && 'attachment' === $post->post_type ) {
		note_media( $post->ID );
	} elseif ( $post && 'publish' === $post->post_status ) {
		note_post( $post );
	}
}

/** A picture shows on what has it for its own, or in its gallery. */
function note_media( int $id ): void {
	global $wpdb;
	static $done = array();
	if ( isset( $done[ $id ] ) ) {
		return;
	}
	$done[ $id ] = true;
	note( 'media', $id );
	$shown_on = $wpdb->prepare(
		"SELECT DISTINCT post_id FROM $wpdb->postmeta WHERE ( meta_key = '_thumbnail_id' AND meta_value = %s )
		OR ( meta_key = '_product_image_gallery' AND FIND_IN_SET( %s, meta_value ) )",
		$id,
		$id
	);
	array_map( __NAMESPACE__ . '\note_post_id', $wpdb->get_col( $shown_on ) );
}

/** The shop sends names of terms with its products. */
function note_term( int $id, string $taxonomy, ?array $objects = null ): void {
	if ( 'nav_menu' === $taxonomy ) {
		note( 'menu' );
		return;
	}
	$of_shop = 0 === strpos( $taxonomy, 'product_' ) || 0 === strpos( $taxonomy, 'pa_' );
	if ( ! $of_shop && ! in_array( $taxonomy, array( 'category', 'post_tag' ), true ) ) {
		return;
	}
	note( 'term', $id, array( 'taxonomy' => $taxonomy ) );
	$touched = $objects ?? ( $of_shop ? get_objects_in_term( $id, $taxonomy ) : array() );
	if ( is_array( $touched ) && count( $touched ) > MOST_CHANGES ) {
		note( 'everything' );
	} elseif ( is_array( $touched ) ) {
		array_map( __NAMESPACE__ . '\note_post_id', $touched );
	}
}

function note_option( string $name ): void {
	if ( in_array( $name, DEEP_OPTIONS, true ) ) {
		note( 'everything' );
	} elseif ( in_array( $name, SHOWN_OPTIONS, true ) || 'theme_mods_' . get_option( 'stylesheet' ) === $name || is_shop_option( $name ) ) {
		note( 'settings' );
	}
}

add_action(
	'transition_post_status',
	function ( string $new, string $old, \WP_Post $post ): void {
		if ( 'publish' === $new || 'publish' === $old ) {
			note_post( $post );
		}
	},
	10,
	3
);
add_action(
	'deleted_post',
	function ( int $id, \WP_Post $post ): void {
		if ( 'publish' === $post->post_status ) {
			note_post( $post );
		}
	},
	10,
	2
);
add_action( 'edit_attachment', __NAMESPACE__ . '\note_media' );
add_action( 'delete_attachment', __NAMESPACE__ . '\note_media' );

foreach ( array( 'added', 'updated', 'deleted' ) as $done ) {
	add_action(
		"{$done}_post_meta",
		function ( $meta, int $post, string $key ): void {
			// Who edits it is written down every few seconds.
			if ( 0 !== strpos( $key, '_edit_' ) ) {
				note_post_id( $post );
			}
		},
		10,
		3
	);
	add_action(
		"{$done}_term_meta",
		function ( $meta, int $id, string $key ): void {
			$term = get_term( $id );
			// WooCommerce counts anew with every product that is saved.
			if ( $term instanceof \WP_Term && 0 !== strpos( $key, 'product_count_' ) ) {
				note_term( $id, $term->taxonomy );
			}
		},
		10,
		3
	);
	add_action( "{$done}_option", __NAMESPACE__ . '\note_option' );
}

add_action( 'set_object_terms', __NAMESPACE__ . '\note_post_id' );
foreach ( array( 'created_term', 'edited_term' ) as $done ) {
	add_action( $done, fn( int $id, int $row, string $taxonomy ) => note_term( $id, $taxonomy ), 10, 3 );
}
add_action( 'delete_term', fn( int $id, int $row, string $taxonomy, $term, array $objects ) => note_term( $id, $taxonomy, $objects ), 10, 5 );

foreach ( array( 'wp_update_nav_menu', 'wp_delete_nav_menu', 'wp_update_nav_menu_item' ) as $done ) {
	add_action( $done, fn() => note( 'menu' ) );
}

add_action( 'profile_update', fn( int $id ) => user_can( $id, 'edit_posts' ) ? note( 'author', $id ) : null );
add_action( 'deleted_user', fn( int $id ) => note( 'author', $id ) );
