ALTER TABLE `safari_bookings` ADD `driver_code` text;--> statement-breakpoint
CREATE INDEX `safari_bookings_driver` ON `safari_bookings` (`driver_code`) WHERE "safari_bookings"."driver_code" is not null;--> statement-breakpoint
ALTER TABLE `transfer_bookings` ADD `driver_code` text;--> statement-breakpoint
CREATE INDEX `transfer_bookings_driver` ON `transfer_bookings` (`driver_code`) WHERE "transfer_bookings"."driver_code" is not null;
--> statement-breakpoint
-- The operator's view, as it was, with the code.
DROP VIEW `operator_bookings`;
--> statement-breakpoint
CREATE VIEW `operator_bookings` AS
SELECT
	'transfer' AS `kind`, `id`, `reference`, `number`, `status`, `needs_review` AND `status` = 'new' AS `needs_review`,
	`pickup_date`, `pickup_time`, `pickup`, `dropoff`, `distance_km`,
	`duration`, `vehicle`, `price_lkr`, NULL AS `park`, NULL AS `type`, NULL AS `travelers`,
	`price_usd`, `paid_usd`, `email`, `phone`, `phone_typed`, `flight_details` AS `details`,
	`driver_name`, `driver_phone`, `driver_car`, `driver_code`, `created_at`, `erased_at`, `version`
FROM `transfer_bookings`
UNION ALL
SELECT
	'safari', `id`, `reference`, `number`, `status`, `needs_review` AND `status` = 'new',
	`pickup_date`, `pickup_time`, `pickup`, `dropoff`, `distance_km`,
	NULL, NULL, NULL, `park`, `type`, `travelers`,
	`price_usd`, `paid_usd`, `email`, `phone`, `phone_typed`, `notes`,
	`driver_name`, `driver_phone`, `driver_car`, `driver_code`, `created_at`, `erased_at`, `version`
FROM `safari_bookings`;
