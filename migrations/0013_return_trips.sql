ALTER TABLE `transfer_bookings` ADD `other_way` text;--> statement-breakpoint
ALTER TABLE `transfer_bookings` ADD `is_return` integer DEFAULT false NOT NULL;
--> statement-breakpoint
-- The operator's view, as it was, with the other drive of a return trip.
DROP VIEW `operator_bookings`;
--> statement-breakpoint
CREATE VIEW `operator_bookings` AS
SELECT
	'transfer' AS `kind`, `id`, `reference`, `number`, `status`, `needs_review` AND `status` = 'new' AS `needs_review`,
	`pickup_date`, `pickup_time`, `pickup`, `dropoff`, `distance_km`,
	`duration`, `vehicle`, `price_lkr`, NULL AS `park`, NULL AS `type`, `travelers`,
	`price_usd`, `paid_usd`, `email`, `phone`, `phone_typed`, `flight_details` AS `details`,
	`guest_name`, `bags`, `child_seats`, `flight`, `pickup_address`, `dropoff_address`, `other_way`, `is_return`,
	`driver_name`, `driver_phone`, `driver_car`, `driver_code`, `created_at`, `erased_at`, `version`
FROM `transfer_bookings`
UNION ALL
SELECT
	'safari', `id`, `reference`, `number`, `status`, `needs_review` AND `status` = 'new',
	`pickup_date`, `pickup_time`, `pickup`, `dropoff`, `distance_km`,
	NULL, NULL, NULL, `park`, `type`, `travelers`,
	`price_usd`, `paid_usd`, `email`, `phone`, `phone_typed`, `notes`,
	`guest_name`, `bags`, `child_seats`, `flight`, `pickup_address`, `dropoff_address`, NULL, 0,
	`driver_name`, `driver_phone`, `driver_car`, `driver_code`, `created_at`, `erased_at`, `version`
FROM `safari_bookings`;
