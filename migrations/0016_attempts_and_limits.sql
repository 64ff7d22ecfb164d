CREATE TABLE `network_days` (
	`day` text NOT NULL,
	`network` text NOT NULL,
	`bookings` integer NOT NULL,
	PRIMARY KEY(`day`, `network`)
);
--> statement-breakpoint
CREATE TABLE `payment_attempts` (
	`booking_number` integer NOT NULL,
	`attempt` integer NOT NULL,
	`usd` integer NOT NULL,
	`cents` integer NOT NULL,
	`currency` text NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	PRIMARY KEY(`booking_number`, `attempt`),
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `outbox` ADD `network` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `resent` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `payment_notices_by_order` ON `payment_notices` (`order_name`);--> statement-breakpoint
CREATE INDEX `rides_cancelled_to_erase` ON `rides` (`changed_at`) WHERE "rides"."erased_at" is null and "rides"."status" = 'cancelled';