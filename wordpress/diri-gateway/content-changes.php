<?php
// Posts, pages, media, terms, menus, authors and settings. Drafts, revisions and autosaves are nobody's business.

namespace Diri\Gateway;

defined( 'ABSPATH' ) || exit;

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
	'comment_registration',
	'diri_gateway_url',
	'diri_webhook_secret',
);

/** WordPress's own notes on a post: who edits it, what it embeds (found as it is read), whom it still has to tell. */
const UNSEEN_META = '/^_(edit_|oembed_|pingme$|encloseme$|trackbackme$)/';

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
	if ( is_everything_noted() ) {
		return;
	}
	$post = get_post( (int) $id );
	if ( $post && 'attachment' === $post->post_type ) {
		note( 'media', $post->ID );
	} elseif ( $post && 'publish' === $post->post_status ) {
		note_post( $post );
	}
}

/** Once for all that were noted: the database has no index of it, and reads what any picture is shown on. */
function note_where_media_show(): void {
	$media = array_filter( noted_here(), fn( array $change ): bool => 'media' === $change['kind'] );
	note_shown_on( array_column( $media, 'id' ) );
}

/** A picture shows on what has it for its own, or in its gallery. */
function note_shown_on( array $media ): void {
	global $wpdb;
	if ( ! $media || is_everything_noted() ) {
		return;
	}
	$own     = implode( ', ', array_fill( 0, count( $media ), '%s' ) );
	$gallery = implode( ' OR ', array_fill( 0, count( $media ), 'FIND_IN_SET( %s, meta_value )' ) );
	$sql     = "SELECT DISTINCT post_id FROM $wpdb->postmeta WHERE ( meta_key = '_thumbnail_id' AND meta_value IN ( $own ) )
		OR ( meta_key = '_product_image_gallery' AND ( $gallery ) )";
	array_map( __NAMESPACE__ . '\note_post_id', $wpdb->get_col( $wpdb->prepare( $sql, array_merge( $media, $media ) ) ) );
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
	if ( is_everything_noted() ) {
		return;
	}
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
	function ( $new, $old, $post ): void {
		if ( $post instanceof \WP_Post && ( 'publish' === $new || 'publish' === $old ) ) {
			note_post( $post );
		}
	},
	10,
	3
);
add_action(
	'deleted_post',
	function ( $id, $post = null ): void {
		if ( $post instanceof \WP_Post && 'publish' === $post->post_status ) {
			note_post( $post );
		}
	},
	10,
	2
);
add_action( 'edit_attachment', fn( $id ) => note( 'media', (int) $id ) );
// What shows it no longer says so in the end.
add_action(
	'delete_attachment',
	function ( $id ): void {
		note( 'media', (int) $id );
		note_shown_on( array( (int) $id ) );
	}
);

foreach ( array( 'added', 'updated', 'deleted' ) as $done ) {
	add_action(
		"{$done}_post_meta",
		function ( $meta, int $post, string $key ): void {
			if ( ! preg_match( UNSEEN_META, $key ) ) {
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
add_action( 'delete_term', fn( int $id, int $row, string $taxonomy, $term = null, array $objects = array() ) => note_term( $id, $taxonomy, $objects ), 10, 5 );

foreach ( array( 'wp_update_nav_menu', 'wp_delete_nav_menu', 'wp_update_nav_menu_item' ) as $done ) {
	add_action( $done, fn() => note( 'menu' ) );
}

// For all sites of a network at once this is no setting of any of them.
foreach ( array( 'activated_plugin', 'deactivated_plugin' ) as $done ) {
	add_action( $done, fn() => note( 'everything' ) );
}

add_action( 'profile_update', fn( int $id ) => user_can( $id, 'edit_posts' ) ? note( 'author', $id ) : null );
add_action( 'deleted_user', fn( int $id ) => note( 'author', $id ) );
