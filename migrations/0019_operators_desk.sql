CREATE TABLE `cash_book` (
	`number` integer PRIMARY KEY NOT NULL,
	`booking_number` integer NOT NULL,
	`position` integer NOT NULL,
	`at` text NOT NULL,
	`day` text NOT NULL,
	`method` text NOT NULL,
	`cents` integer NOT NULL,
	`currency` text NOT NULL,
	`lkr_cents` integer NOT NULL,
	`counted_usd` integer NOT NULL,
	`notice_id` integer,
	`who` text NOT NULL,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`notice_id`) REFERENCES `payment_notices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `cash_book_by_day` ON `cash_book` (`day`);--> statement-breakpoint
CREATE INDEX `cash_book_by_booking` ON `cash_book` (`booking_number`);--> statement-breakpoint
CREATE INDEX `cash_book_by_notice` ON `cash_book` (`notice_id`);--> statement-breakpoint
ALTER TABLE `booking_history` ADD `who` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `rides` ADD `quoted_usd` integer;--> statement-breakpoint
ALTER TABLE `rides` ADD `quoted_lkr` integer;--> statement-breakpoint
ALTER TABLE `rides` ADD `price_reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
DROP VIEW `operator_bookings`;--> statement-breakpoint
-- As before, with the quoted price where another one was agreed.
CREATE VIEW `operator_bookings` AS
SELECT
	b.`reference` || CASE WHEN b.`rides` > 1 THEN '/' || r.`position` ELSE '' END AS `ride`,
	b.`reference`, r.`position`, b.`rides`, b.`number`, r.`kind`, r.`status`, r.`needs_review` AND r.`status` = 'new' AS `needs_review`,
	r.`pickup_date`, r.`pickup_time`, r.`pickup`, r.`dropoff`, r.`via`, r.`beside`, r.`distance_km`, r.`minutes`, r.`vehicle`, r.`price_lkr`,
	r.`park`, r.`tour_length`, r.`price_usd`, r.`cancel_fee_usd`,
	coalesce((SELECT sum(a.`amount`) FROM `payment_allocations` a WHERE a.`booking_number` = r.`booking_number` AND a.`position` = r.`position`), 0) / 100 AS `paid_usd`,
	r.`quoted_usd`, r.`quoted_lkr`, r.`price_reason`,
	r.`flight`, r.`pickup_address`, r.`dropoff_address`, r.`guest_name`, r.`travelers`, r.`bags`, r.`child_seats`, r.`details`,
	b.`email`, b.`phone`, b.`phone_typed`, b.`language`, b.`arrangement`, b.`stay_days`,
	r.`driver_name`, r.`driver_phone`, r.`driver_car`, r.`driver_code`, b.`created_at`, b.`erased_at`, r.`version`
FROM `rides` r
JOIN (SELECT *, (SELECT count(*) FROM `rides` o WHERE o.`booking_number` = `bookings`.`number`) AS `rides` FROM `bookings`) b ON b.`number` = r.`booking_number`;
--> statement-breakpoint
-- What was paid before there was a cash book. How it came was not kept: what the operator entered is taken for cash. A dollar was 288 rupees.
INSERT INTO `cash_book`
SELECT
	row_number() OVER (ORDER BY p.`at`, p.`id`), p.`booking_number`, p.`position`, p.`at`, substr(datetime(p.`at`, '+330 minutes'), 1, 10),
	p.`method`, p.`cents`, p.`currency`, CASE p.`currency` WHEN 'LKR' THEN p.`cents` ELSE p.`cents` * 288 END, p.`counted_usd`, p.`notice_id`, ''
FROM (
	SELECT
		a.`id`, a.`booking_number`, a.`position`, a.`at`, 'cash' AS `method`, a.`amount` AS `cents`, 'USD' AS `currency`,
		a.`amount` / 100 AS `counted_usd`, NULL AS `notice_id`
	FROM `payment_allocations` a WHERE a.`notice_id` IS NULL
	UNION ALL
	SELECT
		min(a.`id`), a.`booking_number`, CASE WHEN count(*) > 1 THEN 0 ELSE min(a.`position`) END, min(a.`at`), 'online',
		n.`cents` * CASE WHEN sum(a.`amount`) < 0 THEN -1 ELSE 1 END, n.`currency`, sum(a.`amount`) / 100, n.`id`
	FROM `payment_allocations` a JOIN `payment_notices` n ON n.`id` = a.`notice_id`
	GROUP BY n.`id`
) p;
