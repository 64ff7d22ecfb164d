CREATE TABLE `booking_history` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`booking_id` integer NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`step` text NOT NULL,
	`detail` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `booking_history_by_booking` ON `booking_history` (`kind`,`booking_id`,`id`);--> statement-breakpoint
ALTER TABLE `safari_bookings` ADD `driver_name` text;--> statement-breakpoint
ALTER TABLE `safari_bookings` ADD `driver_phone` text;--> statement-breakpoint
ALTER TABLE `safari_bookings` ADD `driver_car` text;--> statement-breakpoint
ALTER TABLE `safari_bookings` ADD `paid_usd` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `safari_bookings` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `transfer_bookings` ADD `driver_name` text;--> statement-breakpoint
ALTER TABLE `transfer_bookings` ADD `driver_phone` text;--> statement-breakpoint
ALTER TABLE `transfer_bookings` ADD `driver_car` text;--> statement-breakpoint
ALTER TABLE `transfer_bookings` ADD `paid_usd` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `transfer_bookings` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_given_up` ON `outbox` (`given_up_at`) WHERE "outbox"."given_up_at" is not null;
--> statement-breakpoint
-- One view of all bookings in place of one for each kind, which ended at midnight of the pickup's day.
DROP VIEW `operator_transfers`;
--> statement-breakpoint
DROP VIEW `operator_safaris`;
--> statement-breakpoint
CREATE VIEW `operator_bookings` AS
SELECT
	'transfer' AS `kind`, `id`, `reference`, `number`, `status`, `needs_review` AND `status` = 'new' AS `needs_review`,
	`pickup_date`, `pickup_time`, `pickup`, `dropoff`, `distance_km`,
	`duration`, `vehicle`, `price_lkr`, NULL AS `park`, NULL AS `type`, NULL AS `travelers`,
	`price_usd`, `paid_usd`, `email`, `phone`, `phone_typed`, `flight_details` AS `details`,
	`driver_name`, `driver_phone`, `driver_car`, `created_at`, `erased_at`, `version`
FROM `transfer_bookings`
UNION ALL
SELECT
	'safari', `id`, `reference`, `number`, `status`, `needs_review` AND `status` = 'new',
	`pickup_date`, `pickup_time`, `pickup`, `dropoff`, `distance_km`,
	NULL, NULL, NULL, `park`, `type`, `travelers`,
	`price_usd`, `paid_usd`, `email`, `phone`, `phone_typed`, `notes`,
	`driver_name`, `driver_phone`, `driver_car`, `created_at`, `erased_at`, `version`
FROM `safari_bookings`;
