-- Each way of a return trip was a booking of its own, and tours had a table like that of transfers. A booking has rides now.
-- The site that runs before the deploy finds no table to write to: it refuses bookings for these seconds, and loses none.
DROP VIEW `operator_bookings`;
--> statement-breakpoint
DROP VIEW `operator_mail`;
--> statement-breakpoint
CREATE TABLE `bookings` (
	`number` integer PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`guest_key` text,
	`fingerprint` text NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`phone_typed` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`erased_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_reference_unique` ON `bookings` (`reference`);
--> statement-breakpoint
CREATE INDEX `bookings_without_key` ON `bookings` (`number`) WHERE "bookings"."guest_key" is null;
--> statement-breakpoint
CREATE TABLE `former_bookings` (
	`reference` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`booking_number` integer NOT NULL,
	`position` integer NOT NULL,
	`guest_key` text,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `former_bookings_number_unique` ON `former_bookings` (`number`);
--> statement-breakpoint
CREATE INDEX `former_bookings_without_key` ON `former_bookings` (`reference`) WHERE "former_bookings"."guest_key" is null;
--> statement-breakpoint
CREATE TABLE `redeemed_quotes` (
	`jti` text PRIMARY KEY NOT NULL,
	`booking_number` integer NOT NULL,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `redeemed_quotes_by_booking` ON `redeemed_quotes` (`booking_number`);
--> statement-breakpoint
CREATE TABLE `rides` (
	`booking_number` integer NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`needs_review` integer NOT NULL,
	`pickup` text NOT NULL,
	`dropoff` text NOT NULL,
	`distance_km` integer NOT NULL,
	`minutes` integer,
	`vehicle` text,
	`park` text,
	`tour_length` text,
	`pickup_date` text NOT NULL,
	`pickup_time` text NOT NULL,
	`price_usd` integer NOT NULL,
	`price_lkr` integer,
	`flight` text DEFAULT '' NOT NULL,
	`pickup_address` text DEFAULT '' NOT NULL,
	`dropoff_address` text DEFAULT '' NOT NULL,
	`guest_name` text DEFAULT '' NOT NULL,
	`travelers` integer,
	`bags` integer,
	`child_seats` integer,
	`details` text DEFAULT '' NOT NULL,
	`changed_at` text,
	`driver_name` text,
	`driver_phone` text,
	`driver_car` text,
	`driver_code` text,
	`version` integer DEFAULT 0 NOT NULL,
	`erased_at` text,
	PRIMARY KEY(`booking_number`, `position`),
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "rides_kind" CHECK("rides"."kind" in ('transfer', 'tour'))
);
--> statement-breakpoint
CREATE INDEX `rides_by_day` ON `rides` (`pickup_date`);
--> statement-breakpoint
CREATE INDEX `rides_to_erase` ON `rides` (`pickup_date`) WHERE "rides"."erased_at" is null;
--> statement-breakpoint
CREATE INDEX `rides_driver` ON `rides` (`driver_code`) WHERE "rides"."driver_code" is not null;
--> statement-breakpoint
-- Which ride a booking of before is: the way back is the second ride of the way there.
CREATE TABLE `migrated_drives` (`kind` text NOT NULL, `id` integer NOT NULL, `booking_number` integer NOT NULL, `position` integer NOT NULL, `status` text NOT NULL, PRIMARY KEY(`kind`, `id`));
--> statement-breakpoint
INSERT INTO `migrated_drives`
SELECT 'transfer', d.`id`, coalesce(t.`number`, d.`number`), CASE WHEN t.`id` IS NULL THEN 1 ELSE 2 END, d.`status`
FROM `transfer_bookings` d LEFT JOIN `transfer_bookings` t ON d.`is_return` AND t.`reference` = d.`other_way` AND NOT t.`is_return`;
--> statement-breakpoint
INSERT INTO `migrated_drives` SELECT 'safari', `id`, `number`, 1, `status` FROM `safari_bookings`;
--> statement-breakpoint
-- Without these each booking would be compared with all others.
CREATE INDEX `migrated_drives_by_booking` ON `migrated_drives` (`booking_number`);
--> statement-breakpoint
CREATE INDEX `migrated_ways_back` ON `transfer_bookings` (`other_way`);
--> statement-breakpoint
-- A guest whose way back is still ahead has not been erased, though the way there may have been.
INSERT INTO `bookings` (`number`, `reference`, `fingerprint`, `email`, `phone`, `phone_typed`, `created_at`, `version`, `erased_at`)
SELECT
	d.`number`, d.`reference`,
	CASE WHEN d.`erased_at` IS NULL THEN d.`fingerprint` ELSE coalesce(b.`fingerprint`, '') END,
	CASE WHEN d.`erased_at` IS NULL THEN d.`email` ELSE coalesce(b.`email`, '') END,
	CASE WHEN d.`erased_at` IS NULL THEN d.`phone` ELSE coalesce(b.`phone`, '') END,
	CASE WHEN d.`erased_at` IS NULL THEN d.`phone_typed` ELSE coalesce(b.`phone_typed`, '') END,
	d.`created_at`,
	(SELECT count(*) FROM `booking_history` h JOIN `migrated_drives` m ON m.`kind` = h.`kind` AND m.`id` = h.`booking_id` WHERE m.`booking_number` = d.`number`),
	CASE WHEN b.`id` IS NULL THEN d.`erased_at` WHEN d.`erased_at` IS NULL THEN NULL ELSE b.`erased_at` END
FROM `transfer_bookings` d
JOIN `migrated_drives` m ON m.`kind` = 'transfer' AND m.`id` = d.`id` AND m.`position` = 1
LEFT JOIN `transfer_bookings` b ON b.`is_return` AND b.`other_way` = d.`reference`;
--> statement-breakpoint
INSERT INTO `bookings` (`number`, `reference`, `fingerprint`, `email`, `phone`, `phone_typed`, `created_at`, `version`, `erased_at`)
SELECT `number`, `reference`, `fingerprint`, `email`, `phone`, `phone_typed`, `created_at`,
	(SELECT count(*) FROM `booking_history` h JOIN `migrated_drives` m ON m.`kind` = h.`kind` AND m.`id` = h.`booking_id` WHERE m.`booking_number` = s.`number`),
	`erased_at`
FROM `safari_bookings` s;
--> statement-breakpoint
INSERT INTO `former_bookings` (`reference`, `number`, `booking_number`, `position`)
SELECT d.`reference`, d.`number`, m.`booking_number`, m.`position`
FROM `transfer_bookings` d JOIN `migrated_drives` m ON m.`kind` = 'transfer' AND m.`id` = d.`id` WHERE m.`position` > 1;
--> statement-breakpoint
INSERT INTO `redeemed_quotes` (`jti`, `booking_number`)
SELECT d.`jti`, m.`booking_number` FROM `transfer_bookings` d JOIN `migrated_drives` m ON m.`kind` = 'transfer' AND m.`id` = d.`id`
UNION ALL SELECT `jti`, `number` FROM `safari_bookings`;
--> statement-breakpoint
-- '1 day 2 hours 5 mins' becomes minutes.
INSERT INTO `rides` (
	`booking_number`, `position`, `kind`, `status`, `needs_review`, `pickup`, `dropoff`, `distance_km`, `minutes`, `vehicle`,
	`pickup_date`, `pickup_time`, `price_usd`, `price_lkr`, `flight`, `pickup_address`, `dropoff_address`, `guest_name`, `travelers`, `bags`,
	`child_seats`, `details`, `changed_at`, `driver_name`, `driver_phone`, `driver_car`, `driver_code`, `version`, `erased_at`
)
SELECT
	m.`booking_number`, m.`position`, 'transfer', d.`status`, d.`needs_review`, d.`pickup`, d.`dropoff`, d.`distance_km`,
	d.`days` * 1440
		+ CASE WHEN instr(d.`below_days`, 'hour') > 0 THEN CAST(d.`below_days` AS integer) * 60 ELSE 0 END
		+ CAST(CASE WHEN instr(d.`below_days`, 'hour') > 0 THEN ltrim(substr(d.`below_days`, instr(d.`below_days`, 'hour') + 4), 's ') ELSE d.`below_days` END AS integer),
	d.`vehicle`, d.`pickup_date`, d.`pickup_time`, d.`price_usd`, d.`price_lkr`, d.`flight`, d.`pickup_address`, d.`dropoff_address`,
	d.`guest_name`, d.`travelers`, d.`bags`, d.`child_seats`, d.`flight_details`, d.`status_changed_at`,
	d.`driver_name`, d.`driver_phone`, d.`driver_car`, d.`driver_code`, d.`version`, d.`erased_at`
FROM (
	SELECT *,
		CASE WHEN instr(`duration`, 'day') > 0 THEN CAST(`duration` AS integer) ELSE 0 END AS `days`,
		CASE WHEN instr(`duration`, 'day') > 0 THEN ltrim(substr(`duration`, instr(`duration`, 'day') + 3), 's ') ELSE `duration` END AS `below_days`
	FROM `transfer_bookings`
) d JOIN `migrated_drives` m ON m.`kind` = 'transfer' AND m.`id` = d.`id`;
--> statement-breakpoint
INSERT INTO `rides` (
	`booking_number`, `position`, `kind`, `status`, `needs_review`, `pickup`, `dropoff`, `distance_km`, `park`, `tour_length`,
	`pickup_date`, `pickup_time`, `price_usd`, `flight`, `pickup_address`, `dropoff_address`, `guest_name`, `travelers`, `bags`,
	`child_seats`, `details`, `changed_at`, `driver_name`, `driver_phone`, `driver_car`, `driver_code`, `version`, `erased_at`
)
SELECT
	`number`, 1, 'tour', `status`, `needs_review`, `pickup`, `dropoff`, `distance_km`, `park`, CASE `type` WHEN 'Full Day' THEN 'full' ELSE 'half' END,
	`pickup_date`, `pickup_time`, `price_usd`, `flight`, `pickup_address`, `dropoff_address`, `guest_name`, `travelers`, `bags`,
	`child_seats`, `notes`, `status_changed_at`, `driver_name`, `driver_phone`, `driver_car`, `driver_code`, `version`, `erased_at`
FROM `safari_bookings`;
--> statement-breakpoint
ALTER TABLE `booking_history` RENAME TO `old_booking_history`;
--> statement-breakpoint
DROP INDEX `booking_history_by_booking`;
--> statement-breakpoint
CREATE TABLE `booking_history` (
	`booking_number` integer NOT NULL,
	`version` integer NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`step` text NOT NULL,
	`actor` text NOT NULL,
	`detail` text NOT NULL,
	`write_id` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`booking_number`, `version`),
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `booking_history` (`booking_number`, `version`, `position`, `at`, `step`, `actor`, `detail`)
SELECT
	m.`booking_number`, row_number() OVER (PARTITION BY m.`booking_number` ORDER BY h.`at`, h.`id`), m.`position`, h.`at`, h.`step`,
	CASE WHEN h.`step` = 'payment' THEN 'gateway' WHEN h.`detail` LIKE 'by the guest: %' THEN 'guest' ELSE 'operator' END,
	CASE WHEN h.`detail` LIKE 'by the guest: %' THEN substr(h.`detail`, length('by the guest: ') + 1) ELSE h.`detail` END
FROM `old_booking_history` h JOIN `migrated_drives` m ON m.`kind` = h.`kind` AND m.`id` = h.`booking_id`;
--> statement-breakpoint
DROP TABLE `old_booking_history`;
--> statement-breakpoint
ALTER TABLE `payment_notices` ADD `booking_number` integer REFERENCES bookings(number);
--> statement-breakpoint
UPDATE `payment_notices` SET `booking_number` = (
	SELECT m.`booking_number` FROM `migrated_drives` m WHERE m.`kind` = `payment_notices`.`kind` AND m.`id` = `payment_notices`.`booking_id`
);
--> statement-breakpoint
DROP INDEX `payment_notices_by_booking`;
--> statement-breakpoint
ALTER TABLE `payment_notices` DROP COLUMN `kind`;
--> statement-breakpoint
ALTER TABLE `payment_notices` DROP COLUMN `booking_id`;
--> statement-breakpoint
CREATE INDEX `payment_notices_by_booking` ON `payment_notices` (`booking_number`);
--> statement-breakpoint
CREATE TABLE `payment_allocations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`booking_number` integer NOT NULL,
	`position` integer NOT NULL,
	`notice_id` integer,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`notice_id`) REFERENCES `payment_notices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payment_allocations_by_ride` ON `payment_allocations` (`booking_number`,`position`);
--> statement-breakpoint
CREATE INDEX `payment_allocations_by_notice` ON `payment_allocations` (`notice_id`);
--> statement-breakpoint
INSERT INTO `payment_allocations` (`booking_number`, `position`, `amount`, `currency`, `at`)
SELECT m.`booking_number`, m.`position`, d.`paid_usd` * 100, 'USD', coalesce(d.`status_changed_at`, d.`created_at`)
FROM (
	SELECT 'transfer' AS `kind`, `id`, `paid_usd`, `status_changed_at`, `created_at` FROM `transfer_bookings`
	UNION ALL SELECT 'safari', `id`, `paid_usd`, `status_changed_at`, `created_at` FROM `safari_bookings`
) d JOIN `migrated_drives` m ON m.`kind` = d.`kind` AND m.`id` = d.`id` WHERE d.`paid_usd` <> 0;
--> statement-breakpoint
ALTER TABLE `outbox` ADD `reader` text NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE `outbox` ADD `booking_number` integer REFERENCES bookings(number);
--> statement-breakpoint
ALTER TABLE `outbox` ADD `position` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `outbox` ADD `day` text;
--> statement-breakpoint
DROP INDEX `outbox_once`;
--> statement-breakpoint
-- A receipt and its notice are about the whole booking, every other mail about one ride.
UPDATE `outbox` SET
	`booking_number` = (SELECT m.`booking_number` FROM `migrated_drives` m WHERE m.`kind` = `outbox`.`kind` AND m.`id` = `outbox`.`booking_id`),
	`day` = CASE WHEN `kind` = 'day' THEN substr(`booking_id`, 1, 4) || '-' || substr(`booking_id`, 5, 2) || '-' || substr(`booking_id`, 7, 2) END,
	`position` = coalesce((
		SELECT CASE WHEN `outbox`.`audience` IN ('customer', 'operator') AND m.`position` = 1 THEN 0 ELSE m.`position` END
		FROM `migrated_drives` m WHERE m.`kind` = `outbox`.`kind` AND m.`id` = `outbox`.`booking_id`
	), 0),
	`reader` = CASE WHEN `audience` IN ('operator', 'guest', 'overview', 'no-driver-12', 'no-driver-3') THEN 'operator' ELSE 'guest' END;
--> statement-breakpoint
UPDATE `outbox` SET `kind` = CASE `audience`
	WHEN 'customer' THEN 'receipt'
	WHEN 'operator' THEN 'receipt'
	WHEN 'change' THEN 'changed'
	WHEN 'status' THEN (
		SELECT CASE m.`status` WHEN 'cancelled' THEN 'cancelled' WHEN 'confirmed' THEN 'confirmed' ELSE 'receipt' END
		FROM `migrated_drives` m WHERE m.`kind` = `outbox`.`kind` AND m.`id` = `outbox`.`booking_id`
	)
	WHEN 'guest' THEN (
		SELECT CASE m.`status` WHEN 'cancelled' THEN 'cancelled' ELSE 'changed' END
		FROM `migrated_drives` m WHERE m.`kind` = `outbox`.`kind` AND m.`id` = `outbox`.`booking_id`
	)
	ELSE `audience` END
WHERE `booking_number` IS NOT NULL OR `day` IS NOT NULL;
--> statement-breakpoint
-- Of no booking: nobody could have sent it.
DELETE FROM `outbox` WHERE `booking_number` IS NULL AND `day` IS NULL;
--> statement-breakpoint
-- A way back that was reopened may have a receipt of its own and a mail on its state. They say the same now: the one that waits stays, or the latest.
DELETE FROM `outbox` WHERE `id` IN (
	SELECT `id` FROM (
		SELECT `id`, row_number() OVER (
			PARTITION BY `booking_number`, `position`, `kind`, `reader`
			ORDER BY `sent_at` IS NOT NULL OR `given_up_at` IS NOT NULL, `created_at` DESC, `id` DESC
		) AS `rank`
		FROM `outbox` WHERE `booking_number` IS NOT NULL
	) WHERE `rank` > 1
);
--> statement-breakpoint
ALTER TABLE `outbox` DROP COLUMN `booking_id`;
--> statement-breakpoint
ALTER TABLE `outbox` DROP COLUMN `audience`;
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_once_a_day` ON `outbox` (`day`,`kind`) WHERE "outbox"."day" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_once` ON `outbox` (`booking_number`,`position`,`kind`,`reader`) WHERE "outbox"."booking_number" is not null;
--> statement-breakpoint
DROP TABLE `transfer_bookings`;
--> statement-breakpoint
DROP TABLE `safari_bookings`;
--> statement-breakpoint
DROP TABLE `migrated_drives`;
--> statement-breakpoint
-- What became of the mail. Times are Sri Lanka time.
CREATE VIEW `operator_mail` AS
SELECT
	o.`kind`, o.`reader`, b.`reference` || CASE WHEN o.`position` > 0 THEN '/' || o.`position` ELSE '' END AS `ride`, o.`day`,
	CASE
		WHEN o.`bounced_at` IS NOT NULL THEN 'bounced'
		WHEN o.`sent_at` IS NOT NULL THEN 'sent'
		WHEN o.`given_up_at` IS NOT NULL THEN 'given up'
		WHEN o.`attempts` > 0 THEN 'failing'
		ELSE 'waiting'
	END AS `state`,
	o.`attempts`, o.`last_error`,
	strftime('%Y-%m-%d %H:%M', o.`due_at`, '+330 minutes') AS `next_try`,
	strftime('%Y-%m-%d %H:%M', o.`created_at`, '+330 minutes') AS `since`
FROM `outbox` o
LEFT JOIN `bookings` b ON b.`number` = o.`booking_number`
ORDER BY o.`id` DESC;
--> statement-breakpoint
-- For the operator, by `npm run bookings` or wrangler: a row for each ride, with the guest of its booking.
CREATE VIEW `operator_bookings` AS
SELECT
	b.`reference` || CASE WHEN b.`rides` > 1 THEN '/' || r.`position` ELSE '' END AS `ride`,
	b.`reference`, r.`position`, b.`rides`, b.`number`, r.`kind`, r.`status`, r.`needs_review` AND r.`status` = 'new' AS `needs_review`,
	r.`pickup_date`, r.`pickup_time`, r.`pickup`, r.`dropoff`, r.`distance_km`, r.`minutes`, r.`vehicle`, r.`price_lkr`, r.`park`, r.`tour_length`,
	r.`price_usd`,
	coalesce((SELECT sum(a.`amount`) FROM `payment_allocations` a WHERE a.`booking_number` = r.`booking_number` AND a.`position` = r.`position`), 0) / 100 AS `paid_usd`,
	r.`flight`, r.`pickup_address`, r.`dropoff_address`, r.`guest_name`, r.`travelers`, r.`bags`, r.`child_seats`, r.`details`,
	b.`email`, b.`phone`, b.`phone_typed`, b.`language`,
	r.`driver_name`, r.`driver_phone`, r.`driver_car`, r.`driver_code`, b.`created_at`, b.`erased_at`, r.`version`
FROM `rides` r
JOIN (SELECT *, (SELECT count(*) FROM `rides` o WHERE o.`booking_number` = `bookings`.`number`) AS `rides` FROM `bookings`) b ON b.`number` = r.`booking_number`;
