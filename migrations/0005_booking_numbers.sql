CREATE TABLE `alarms` (
	`name` text PRIMARY KEY NOT NULL,
	`raised_at` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `outbox` ADD `recipient` text;
--> statement-breakpoint
ALTER TABLE `outbox` ADD `tried_at` text;
--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`) WHERE "outbox"."recipient" is not null;
--> statement-breakpoint
CREATE INDEX `outbox_tried` ON `outbox` (`tried_at`) WHERE "outbox"."tried_at" is not null;
--> statement-breakpoint
-- Bookings get a random number. SQLite adds no column with a default that is computed for each row, so the tables are made anew, and the views with them.
DROP VIEW `operator_mail`;
--> statement-breakpoint
DROP VIEW `operator_transfers`;
--> statement-breakpoint
DROP VIEW `operator_safaris`;
--> statement-breakpoint
CREATE TABLE `new_transfer_bookings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number` integer DEFAULT (abs(random() % 281474976710655) + 1) NOT NULL,
	`reference` text NOT NULL,
	`jti` text NOT NULL,
	`fingerprint` text NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`needs_review` integer NOT NULL,
	`pickup` text NOT NULL,
	`dropoff` text NOT NULL,
	`distance_km` integer NOT NULL,
	`pickup_date` text NOT NULL,
	`pickup_time` text NOT NULL,
	`price_usd` integer NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`phone_typed` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`status_changed_at` text,
	`erased_at` text,
	`duration` text NOT NULL,
	`vehicle` text NOT NULL,
	`price_lkr` integer NOT NULL,
	`flight_details` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `new_transfer_bookings` (`id`, `reference`, `jti`, `fingerprint`, `status`, `needs_review`, `pickup`, `dropoff`, `distance_km`, `pickup_date`, `pickup_time`, `price_usd`, `email`, `phone`, `phone_typed`, `created_at`, `status_changed_at`, `erased_at`, `duration`, `vehicle`, `price_lkr`, `flight_details`)
SELECT `id`, `reference`, `jti`, `fingerprint`, `status`, `needs_review`, `pickup`, `dropoff`, `distance_km`, `pickup_date`, `pickup_time`, `price_usd`, `email`, `phone`, `phone_typed`, `created_at`, `status_changed_at`, `erased_at`, `duration`, `vehicle`, `price_lkr`, `flight_details` FROM `transfer_bookings`;
--> statement-breakpoint
DROP TABLE `transfer_bookings`;
--> statement-breakpoint
ALTER TABLE `new_transfer_bookings` RENAME TO `transfer_bookings`;
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_bookings_reference_unique` ON `transfer_bookings` (`reference`);
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_bookings_jti_unique` ON `transfer_bookings` (`jti`);
--> statement-breakpoint
CREATE INDEX `transfer_bookings_by_day` ON `transfer_bookings` (`pickup_date`);
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_bookings_number_unique` ON `transfer_bookings` (`number`);
--> statement-breakpoint
CREATE TABLE `new_safari_bookings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number` integer DEFAULT (abs(random() % 281474976710655) + 1) NOT NULL,
	`reference` text NOT NULL,
	`jti` text NOT NULL,
	`fingerprint` text NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`needs_review` integer NOT NULL,
	`pickup` text NOT NULL,
	`dropoff` text NOT NULL,
	`distance_km` integer NOT NULL,
	`pickup_date` text NOT NULL,
	`pickup_time` text NOT NULL,
	`price_usd` integer NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`phone_typed` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`status_changed_at` text,
	`erased_at` text,
	`park` text NOT NULL,
	`type` text NOT NULL,
	`travelers` integer NOT NULL,
	`notes` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `new_safari_bookings` (`id`, `reference`, `jti`, `fingerprint`, `status`, `needs_review`, `pickup`, `dropoff`, `distance_km`, `pickup_date`, `pickup_time`, `price_usd`, `email`, `phone`, `phone_typed`, `created_at`, `status_changed_at`, `erased_at`, `park`, `type`, `travelers`, `notes`)
SELECT `id`, `reference`, `jti`, `fingerprint`, `status`, `needs_review`, `pickup`, `dropoff`, `distance_km`, `pickup_date`, `pickup_time`, `price_usd`, `email`, `phone`, `phone_typed`, `created_at`, `status_changed_at`, `erased_at`, `park`, `type`, `travelers`, `notes` FROM `safari_bookings`;
--> statement-breakpoint
DROP TABLE `safari_bookings`;
--> statement-breakpoint
ALTER TABLE `new_safari_bookings` RENAME TO `safari_bookings`;
--> statement-breakpoint
CREATE UNIQUE INDEX `safari_bookings_reference_unique` ON `safari_bookings` (`reference`);
--> statement-breakpoint
CREATE UNIQUE INDEX `safari_bookings_jti_unique` ON `safari_bookings` (`jti`);
--> statement-breakpoint
CREATE INDEX `safari_bookings_by_day` ON `safari_bookings` (`pickup_date`);
--> statement-breakpoint
CREATE UNIQUE INDEX `safari_bookings_number_unique` ON `safari_bookings` (`number`);
--> statement-breakpoint
-- The operator's views, as they were, with the number.
CREATE VIEW `operator_mail` AS
SELECT
	o.`kind`, o.`audience`,
	CASE o.`kind` WHEN 'transfer' THEN t.`reference` ELSE s.`reference` END AS `reference`,
	CASE
		WHEN o.`sent_at` IS NOT NULL THEN 'sent'
		WHEN o.`given_up_at` IS NOT NULL THEN 'given up'
		WHEN o.`attempts` > 0 THEN 'failing'
		ELSE 'waiting'
	END AS `state`,
	o.`attempts`, o.`last_error`,
	strftime('%Y-%m-%d %H:%M', o.`due_at`, '+330 minutes') AS `next_try`,
	strftime('%Y-%m-%d %H:%M', o.`created_at`, '+330 minutes') AS `since`
FROM `outbox` o
LEFT JOIN `transfer_bookings` t ON o.`kind` = 'transfer' AND t.`id` = o.`booking_id`
LEFT JOIN `safari_bookings` s ON o.`kind` = 'safari' AND s.`id` = o.`booking_id`
ORDER BY o.`id` DESC;
--> statement-breakpoint
CREATE VIEW `operator_transfers` AS
SELECT
	b.`reference`, b.`number`, b.`status`, b.`needs_review` AND b.`status` = 'new' AS `needs_review`, b.`pickup_date`, b.`pickup_time`, b.`pickup`, b.`dropoff`,
	b.`distance_km`, b.`duration`, b.`vehicle`, b.`price_lkr`, b.`price_usd`,
	b.`phone`, b.`phone_typed`, b.`email`, b.`flight_details`,
	strftime('%Y-%m-%d %H:%M:%S', b.`created_at`, '+330 minutes') AS `booked_at`,
	(SELECT count(*) FROM `outbox` o WHERE o.`kind` = 'transfer' AND o.`booking_id` = b.`id` AND o.`sent_at` IS NULL) AS `unsent_mails`
FROM `transfer_bookings` b
WHERE b.`pickup_date` >= date('now', '+330 minutes')
ORDER BY b.`id` DESC;
--> statement-breakpoint
CREATE VIEW `operator_safaris` AS
SELECT
	b.`reference`, b.`number`, b.`status`, b.`needs_review` AND b.`status` = 'new' AS `needs_review`, b.`pickup_date`, b.`pickup_time`, b.`park`, b.`type`, b.`travelers`,
	b.`pickup`, b.`dropoff`, b.`distance_km`, b.`price_usd`,
	b.`phone`, b.`phone_typed`, b.`email`, b.`notes`,
	strftime('%Y-%m-%d %H:%M:%S', b.`created_at`, '+330 minutes') AS `booked_at`,
	(SELECT count(*) FROM `outbox` o WHERE o.`kind` = 'safari' AND o.`booking_id` = b.`id` AND o.`sent_at` IS NULL) AS `unsent_mails`
FROM `safari_bookings` b
WHERE b.`pickup_date` >= date('now', '+330 minutes')
ORDER BY b.`id` DESC;
