CREATE TABLE `drivers_to_tell` (
	`booking_number` integer NOT NULL,
	`position` integer NOT NULL,
	`phone` text NOT NULL,
	`name` text NOT NULL,
	`car` text NOT NULL,
	`news` text NOT NULL,
	`pickup_date` text NOT NULL,
	`pickup_time` text NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	PRIMARY KEY(`booking_number`, `position`, `phone`),
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `refunds_due` (
	`booking_number` integer NOT NULL,
	`position` integer NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	PRIMARY KEY(`booking_number`, `position`),
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `rides` ADD `moved_at` text;--> statement-breakpoint
ALTER TABLE `rides` ADD `waived_usd` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was paid of a cancelled ride stood in the lists until its pickup: those are still to be settled.
INSERT INTO `refunds_due` (`booking_number`, `position`)
SELECT r.`booking_number`, r.`position` FROM `rides` r
WHERE r.`status` = 'cancelled' AND r.`pickup_date` >= date('now') AND (
	SELECT coalesce(sum(a.`amount`), 0) FROM `payment_allocations` a WHERE a.`booking_number` = r.`booking_number` AND a.`position` = r.`position`
) > 0;
