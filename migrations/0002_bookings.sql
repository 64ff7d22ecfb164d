CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`booking_id` integer NOT NULL,
	`audience` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`due_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`leased_until` text,
	`sent_at` text,
	`given_up_at` text,
	`last_error` text
);
--> statement-breakpoint
CREATE INDEX `outbox_unsent` ON `outbox` (`due_at`) WHERE "outbox"."sent_at" is null and "outbox"."given_up_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_once` ON `outbox` (`kind`,`booking_id`,`audience`);--> statement-breakpoint
CREATE TABLE `safari_bookings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
CREATE UNIQUE INDEX `safari_bookings_reference_unique` ON `safari_bookings` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `safari_bookings_jti_unique` ON `safari_bookings` (`jti`);--> statement-breakpoint
CREATE INDEX `safari_bookings_by_day` ON `safari_bookings` (`pickup_date`);--> statement-breakpoint
CREATE TABLE `transfer_bookings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
CREATE UNIQUE INDEX `transfer_bookings_reference_unique` ON `transfer_bookings` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_bookings_jti_unique` ON `transfer_bookings` (`jti`);--> statement-breakpoint
CREATE INDEX `transfer_bookings_by_day` ON `transfer_bookings` (`pickup_date`);--> statement-breakpoint
-- What the operator sees (`npm run bookings`). Times of the journey and of booking are Sri Lanka time.
-- Upcoming: from today on, the newest booking first. A review is needed until the booking is confirmed or cancelled. Mail: 'sent', or what stands in the way of it.
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
	b.`reference`, b.`status`, b.`needs_review` AND b.`status` = 'new' AS `needs_review`, b.`pickup_date`, b.`pickup_time`, b.`pickup`, b.`dropoff`,
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
	b.`reference`, b.`status`, b.`needs_review` AND b.`status` = 'new' AS `needs_review`, b.`pickup_date`, b.`pickup_time`, b.`park`, b.`type`, b.`travelers`,
	b.`pickup`, b.`dropoff`, b.`distance_km`, b.`price_usd`,
	b.`phone`, b.`phone_typed`, b.`email`, b.`notes`,
	strftime('%Y-%m-%d %H:%M:%S', b.`created_at`, '+330 minutes') AS `booked_at`,
	(SELECT count(*) FROM `outbox` o WHERE o.`kind` = 'safari' AND o.`booking_id` = b.`id` AND o.`sent_at` IS NULL) AS `unsent_mails`
FROM `safari_bookings` b
WHERE b.`pickup_date` >= date('now', '+330 minutes')
ORDER BY b.`id` DESC;
