<?php

/** @return array<string, int> Term ids by slug, categories and tags together. */
function seed_terms(): array {
	$categories = array(
		'Regulations'         => '',
		'ICASA'               => 'regulations',
		'Security &amp; Seals' => '',
		'Printing'            => '',
		'Company News'        => '',
	);
	$ids = array();
	foreach ( $categories as $name => $parent ) {
		$ids += seed_term( $name, 'category', $parent ? $ids[ $parent ] : 0 );
	}
	foreach ( array( 'Tamper evidence', 'Void tape', 'Polyester', 'How to', 'Rest &amp; Recycling', 'Never used' ) as $name ) {
		$ids += seed_term( $name, 'post_tag' );
	}
	return $ids;
}

/** @return array<string, int> The term's id by its slug. */
function seed_term( string $name, string $taxonomy, int $parent = 0 ): array {
	$arguments = array( 'parent' => $parent, 'description' => "Everything about $name." );
	$term      = get_term( wp_insert_term( $name, $taxonomy, $arguments )['term_id'] );
	return array( $term->slug => $term->term_id );
}
