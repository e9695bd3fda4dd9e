<?php
// Prints what Tools > Export Personal Data has of somebody's forms, and erases them: php erase.php thandi@labels.test

require __DIR__ . '/load.php';

$exporter = apply_filters( 'wp_privacy_personal_data_exporters', array() )['diri-gateway']['callback'];
$eraser   = apply_filters( 'wp_privacy_personal_data_erasers', array() )['diri-gateway']['callback'];
foreach ( $exporter( $argv[1], 1 )['data'] as $submission ) {
	echo $submission['data'][0]['name'] . "\n";
}
$eraser( $argv[1], 1 );
